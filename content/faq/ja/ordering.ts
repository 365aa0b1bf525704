import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { pricePair } from '../../amounts.ts'
import { includedIn } from '../../import-costs.ts'
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
        `日本では${pricePair('JP', 'ja')}、イギリスでは${pricePair('GB', 'ja')}で、どちらも${includedIn('JP', 'ja')}です。あとから費用を加えることはありません。`,
      ],
      links: [links.shoe],
    },
    {
      id: 'paying',
      asked: '支払いはいつですか',
      answer: [
        '工房がスキャンを確かめ、おつくりできるとわかったあとです。ご注文の時点で、お支払いは発生しません。',
        '準備ができましたら、お支払いのご案内をメールでお送りします。お支払いのあとにプリントを始めます。',
      ],
    },
    {
      id: 'how-to-pay',
      asked: '支払い方法を教えてください',
      answer: [
        `決済会社のページで、クレジットカードなどのカードでお支払いいただけます。カード番号が当店に届くことはありません。日本ではコンビニ払いもお使いいただけます。お選びになってから${paying.konbiniDays}日以内にお支払いください。`,
        `決済会社のページでのお手続きは、${paying.holdMinutes}分以内にお済ませください。過ぎた場合も、お支払いの期限内であれば、もう一度お手続きいただけます。`,
      ],
    },
    {
      id: 'too-late',
      asked: '期限までに支払えないと、どうなりますか',
      answer: [
        `お支払いのご案内から${edition.waitDays}日間は通し番号を確保し、${first}日目、${second}日目、${third}日目に期限をメールでお知らせします。${edition.waitDays}日を過ぎると確保を解除します。ご請求はいたしません。スキャンとお選びの内容は残りますので、あらためてご注文いただけます。`,
      ],
      links: [links.orders],
    },
    {
      id: 'needs-attention',
      asked: '「再計測のお願い」とはどういう意味ですか',
      answer: [
        'どちらかの足のスキャンに、このままでは靴をおつくりできない点があります。どちらの足か、その理由は何かを、ご注文のメッセージでお伝えします。その足を測り直していただくと、確認を続けます。その間、お支払いは発生しません。',
      ],
      links: [links.orders],
    },
    {
      id: 'how-many',
      asked: '何足まで注文できますか',
      answer: [
        `1つのデザインにつき${order.perDesign}足、1回のご注文で${order.designs}デザインまでです。ご家族など、ほかの方の靴も一緒にご注文いただけます。限定版は全部で${edition.pairs}足、すべて通し番号つきです。`,
      ],
    },
    {
      id: 'gift',
      asked: '家族や友人の分も注文できますか',
      answer: [
        'はい。アカウントにその方を加え、ご一緒に足を測ってください。スキャンはお一人ずつ分けて保存しますので、混ざることはありません。お子様の場合は、保護者の同意が必要です。',
      ],
      links: [links.scans],
    },
  ],
}
