import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { priceDelivery, pricePair } from '../../amounts.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('ja')
const { edition, order, paying } = settings
const [first, second, third] = edition.reminderDays

export const ordering: QuestionGroup = {
  id: 'ordering',
  heading: 'ご注文とお支払い',
  questions: [
    {
      id: 'price',
      asked: '価格はいくらですか',
      answer: [
        `日本では${pricePair('JP', 'ja')}、イギリスでは${pricePair('GB', 'ja')}です。どちらも税込です。送料はそれぞれ${priceDelivery('JP', 'ja')}と${priceDelivery('GB', 'ja')}で、価格に含まれています。あとから加わる費用はありません。`,
      ],
      links: [links.shoe],
    },
    {
      id: 'paying',
      asked: '支払いはいつですか',
      answer: [
        '工房が計測を確かめ、おつくりできるとわかったあとです。ご注文の時点では、お支払いは生じません。',
        '準備ができましたら、お支払いのご案内をメールでお送りします。お支払いのあとに印刷を始めます。',
      ],
    },
    {
      id: 'how-to-pay',
      asked: '支払い方法を教えてください',
      answer: [
        `決済会社のページで、カードでお支払いいただけます。カード番号が当店に届くことはありません。日本ではコンビニ払いもお選びいただけます。期限は${paying.konbiniDays}日以内です。`,
        `お支払いの手続き中は、ご注文を${paying.holdMinutes}分間お取り置きします。`,
      ],
    },
    {
      id: 'too-late',
      asked: '支払いが間に合わなかったときはどうなりますか',
      answer: [
        `限定番号は${edition.waitDays}日間お取り置きし、${first}日目、${second}日目、${third}日目にメールでお知らせします。期間を過ぎると番号は戻り、ご請求は生じません。計測と選択の内容は残りますので、あらためてご注文いただけます。`,
      ],
      links: [links.orders],
    },
    {
      id: 'needs-attention',
      asked: '「確認が必要です」と表示されました',
      answer: [
        '計測の一部から、よい靴をおつくりできない状態です。どちらの足か、なぜかを、ご注文のメッセージでお伝えします。その足を測り直していただくと、確認が続きます。その間、お支払いは生じません。',
      ],
      links: [links.orders],
    },
    {
      id: 'how-many',
      asked: '何足まで注文できますか',
      answer: [
        `一つのデザインにつき${order.perDesign}足、一回のご注文で${order.designs}デザインまでです。違う方の靴も一緒にご注文いただけます。限定版は全部で${edition.pairs}足、すべて番号入りです。`,
      ],
    },
    {
      id: 'gift',
      asked: '家族や友人の分も注文できますか',
      answer: [
        'はい。アカウントにその方を加え、ご一緒に足を測ってください。計測はお一人ずつ分けて保存しますので、混ざることはありません。',
      ],
      links: [links.scans],
    },
  ],
}
