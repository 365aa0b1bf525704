import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('ja')
const { refit, making, complaints } = settings

export const rights: QuestionGroup = {
  id: 'returns',
  heading: '返品、作り直し、お客様の権利',
  questions: [
    {
      id: 'no-fit',
      asked: '足に合わないときはどうなりますか',
      answer: [
        `お届けから${refit.days}日以内にお知らせいただければ、1回、無料で作り直します。きついところ、ゆるいところを「ご購入の靴」からお知らせください。履いたあとでも承ります。`,
        `変えるところが決まってから、およそ${making.days}日でつくって発送します。もとの靴をお返しいただくかどうかは、当店からお知らせします。その場合の送料は、当店が負担します。`,
        `作り直した靴も足に合わないときは、返品をお受けし、全額をお返しします。そのお届けから${refit.days}日以内にお知らせください。返送の費用は当店が負担します。`,
      ],
      links: [links.products],
    },
    {
      id: 'cancel',
      asked: '注文をキャンセルできますか',
      answer: [
        'はい、プリントが始まるまでは無料です。お支払い済みの場合は、キャンセルの受付から14日以内に、お支払いと同じ方法で全額をお返しします。コンビニ払いの場合は、銀行口座にお振り込みします。',
      ],
      links: [links.cancelling, links.orders],
    },
    {
      id: 'change-of-mind',
      asked: '自分の都合で返品できますか',
      answer: [
        'プリントが始まったあとは、お受けできません。お客様お一人おひとりの寸法に合わせてつくるため、イギリス法が定める14日以内の解約の権利は適用されません。日本へのお届けでも、ご都合による返品はお受けしていません。このことは、ご注文の前にお知らせします。',
        '無料の作り直しと、不具合があった場合の法律上の権利は、そのままご利用いただけます。',
      ],
      links: [links.cancelling],
    },
    {
      id: 'faulty',
      asked: '不具合があったときはどうすればよいですか',
      answer: [
        'ご注文のメッセージでお知らせください。写真があると助かります。イギリスでは、お届けから30日以内なら返品と全額の返金を、そのあとも修理や交換を求めることができます。日本のお客様には、民法と消費者契約法による権利があります。',
        'これらは法律上の権利です。作り直しとは別のもので、作り直しの期間が過ぎてもなくなりません。',
      ],
      links: [links.rights],
    },
    {
      id: 'refunds',
      asked: '返金はどのように行われますか',
      answer: [
        '返金が決まってから14日以内に、お支払いと同じ方法でお返しします。コンビニ払いの場合は銀行口座にお振り込みしますので、そのときに口座をうかがいます。',
      ],
    },
    {
      id: 'complaint',
      asked: '意見や苦情はどこに伝えればよいですか',
      answer: [
        `メール、お電話、またはご注文のメッセージでお聞かせください。担当者が${complaints.confirmDays}営業日以内に受付を確認し、${complaints.answerDays}日以内にお答えします。`,
        '話し合いで解決できない場合の方法は、利用規約でご案内しています。',
      ],
      links: [links.complaints],
    },
  ],
}
