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
        `お支払いからおよそ${making.days}日でつくり、お送りします。いまの段階は、いつでもご注文の画面でご覧いただけます。`,
      ],
      links: [links.orders],
    },
    {
      id: 'stages',
      asked: '注文の各段階は何を表していますか',
      answer: [
        '受付、確認中、お支払い待ち、お支払い済み、プリント中、検品、発送済み、お届け済みの順に進みます。「確認中」はお支払い前のスキャンの確認、「検品」はできあがった靴の確認です。',
        'お支払いの手続きをされたあとも、当店で確認できるまでは「お支払い待ち」です。「確認が必要です」は、どちらかの足を測り直すと確認を続けられる、という意味です。',
        '検品に合格しなかった靴は、もう一度プリントします。そのことも画面でお知らせします。',
      ],
    },
    {
      id: 'places',
      asked: 'どこに届けてもらえますか',
      answer: [
        'イギリスと日本にお届けします。送料は価格に含まれています。',
        'ほかの国の方も、すべてのページをご覧いただけます。ご連絡先をご登録いただければ、お届けを始めるときに一度だけお知らせします。',
      ],
    },
    {
      id: 'tracking',
      asked: '荷物の状況は確認できますか',
      answer: ['はい。どの荷物にも追跡番号が付きます。配送会社と番号は、メールとご注文の画面でお知らせします。'],
      links: [links.orders],
    },
    {
      id: 'change-address',
      asked: '注文したあとに住所を変えられますか',
      answer: ['配送会社に渡すまでは変えられます。ご注文のメッセージでお知らせください。'],
      links: [links.orders],
    },
  ],
}
