import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { arrivalIn, transitTo } from '../../arrival.ts'
import { importCosts } from '../../import-costs.ts'
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
        `お支払いからおよそ${making.days}日で発送します。発送からお届けまでは、日本で${transitTo('JP', 'ja')}、イギリスで${transitTo('GB', 'ja')}です。お支払いから数えると、日本でおよそ${arrivalIn('JP', 'ja')}、イギリスでおよそ${arrivalIn('GB', 'ja')}です。`,
        'いまの段階は、いつでもご注文の画面でご覧いただけます。間に合わないときはお知らせしますので、お待ちいただくか、全額の返金をお選びください。',
      ],
      links: [links.orders],
    },
    {
      id: 'stages',
      asked: '注文の各段階は何を表していますか',
      answer: [
        '受付、スキャン確認中、お支払い待ち、お支払い確認中、お支払い済み、プリント中、検品、発送済み、お届け済みの順に進みます。「スキャン確認中」はお支払い前の確認、「検品」はできあがった靴の確認です。',
        '「お支払い確認中」は、お支払いの手続きをされたあと、当店での確認を待っている段階です。「再計測のお願い」は、どちらかの足を測り直していただくと先へ進める、という意味です。',
        '検品に合格しなかった靴は、もう一度プリントします。そのことも画面でお知らせします。',
      ],
    },
    {
      id: 'places',
      asked: 'どこに届けてもらえますか',
      answer: [
        '日本とイギリスにお届けします。送料は価格に含まれています。',
        importCosts('ja'),
        'ほかの国の方も、すべてのページをご覧いただけます。メールアドレスをご登録いただければ、お届けを始めるときに、1回だけお知らせします。',
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
