import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('ja')
const { making } = settings

export const deliveries: QuestionGroup = {
  id: 'making',
  heading: '製作とお届け',
  questions: [
    {
      id: 'making-time',
      asked: '届くまでどのくらいかかりますか',
      answer: [
        `お支払いからおよそ${making.days}日でお届けします。靴がいまどの段階にあるかは、いつでもご注文の画面でご覧いただけます。`,
      ],
      links: [links.orders],
    },
    {
      id: 'stages',
      asked: '注文の段階にはどんなものがありますか',
      answer: [
        '受付、確認中、お支払い待ち、お支払い済み、印刷中、検品、発送済み、お届け済みの順に進みます。「確認中」はお支払い前の計測の確認、「検品」はできあがった靴の確認です。',
        '検品を通らなかった靴は、もう一度印刷します。そのことも画面でお知らせします。',
      ],
    },
    {
      id: 'places',
      asked: 'どこに届けてもらえますか',
      answer: [
        'イギリスと日本にお届けします。送料は価格に含まれています。',
        'ほかの国の方もすべてのページをご覧いただけます。ご連絡先を残していただければ、お届けを始めるときに一度だけお知らせします。',
      ],
    },
    {
      id: 'tracking',
      asked: '荷物の状況は確認できますか',
      answer: [
        'はい。配送会社と追跡番号のない荷物はお出ししません。どちらもメールでお知らせし、ご注文の画面にも表示します。',
      ],
      links: [links.orders],
    },
    {
      id: 'change-address',
      asked: '注文したあとに住所を変えられますか',
      answer: ['配送会社に渡すまで変えられます。ご注文のメッセージでお知らせください。'],
      links: [links.orders],
    },
  ],
}
