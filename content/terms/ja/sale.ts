import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { priceDelivery, pricePair } from '../../amounts.ts'
import { arrivalIn, transitTo } from '../../arrival.ts'
import { importCosts } from '../../import-costs.ts'
import { linksIn } from '../../links.ts'
import { rightsAndRemedies } from './rights.ts'

const links = linksIn('ja')
const { edition, paying, making, order } = settings

/** Consumer Contracts Regulations 2013 (SI 2013/3134) and Consumer Rights Act 2015, in Japanese. */
export function sale(seller: Seller): TermsPart {
  return {
    id: 'sale',
    heading: '販売条件',
    sections: [
      {
        id: 'seller',
        heading: '販売者',
        blocks: [
          ...(seller.isDemo
            ? [{ note: 'これはデモ店舗です。ここに記す販売者は架空のもので、商品を購入することはできません。' }]
            : []),
          {
            facts: [
              ['販売者', seller.name],
              ['登記上の所在地', seller.address],
              ['会社番号', seller.number],
              ...(seller.vat ? [['VAT番号', seller.vat] as const] : []),
              ['運営責任者', seller.representative],
              ['電話番号', seller.phone],
              ['メールアドレス', seller.email],
            ],
          },
        ],
      },
      {
        id: 'order-to-contract',
        heading: 'ご注文から契約の成立まで',
        blocks: [
          {
            steps: [
              'ご注文をいただきます。これは購入のお申し込みです。費用はかからず、契約が成立するまでは、いつでもキャンセルいただけます。',
              '工房がスキャンを確かめ、プリント用のデータを作成します。測り直しが必要なときは、どちらの足か、その理由は何かをお伝えします。',
              'お支払いの準備が整いましたら、お支払い方法をメールでご案内します。',
              'お支払いいただきます。当店がお支払いの確認メールをお送りしたときに、契約が成立します。',
              'プリントし、検品して、発送します。',
            ],
          },
          {
            text: `1回のご注文は${order.designs}デザインまで、1つのデザインにつき${order.perDesign}足です。ご注文は18歳以上の方に限ります。`,
          },
        ],
      },
      {
        id: 'price',
        heading: '価格、税、関税',
        blocks: [
          {
            facts: [
              ['日本', `1足${pricePair('JP', 'ja')}（税込）、送料${priceDelivery('JP', 'ja')}`],
              ['イギリス', `1足${pricePair('GB', 'ja')}（税込）、送料${priceDelivery('GB', 'ja')}`],
              ['関税・輸入時の税金', importCosts('ja')],
            ],
          },
          {
            text: `価格は、ご覧になる言語ではなく、お届け先の国で決まります。お支払いにはカードを、日本ではコンビニ払いもお使いいただけます。コンビニ払いの期限は、お選びになってから${paying.konbiniDays}日以内です。`,
          },
        ],
      },
      {
        id: 'delivery',
        heading: 'お届けの時期',
        blocks: [
          {
            facts: [
              ['お支払いから発送まで', `およそ${making.days}日`],
              ['発送からお届けまで、イギリス', transitTo('GB', 'ja')],
              ['発送からお届けまで、日本', transitTo('JP', 'ja')],
              [
                'お支払いからお届けまで',
                `日本へはおよそ${arrivalIn('JP', 'ja')}、イギリスへはおよそ${arrivalIn('GB', 'ja')}`,
              ],
              ...(seller.carriers ? [['配送会社と荷物の追跡', seller.carriers] as const] : []),
            ],
          },
          {
            text: 'イギリスと日本の住所にお届けします。お届けの時期の目安は、ご注文の際にお知らせします。間に合わないときはお知らせしますので、そのままお待ちいただくか、契約を解除して全額の返金を受けるかをお選びください。お受け取りになるまでの紛失や破損は、当店の責任です。',
          },
        ],
      },
      {
        id: 'edition',
        heading: '限定版と通し番号',
        blocks: [
          {
            text: `Tabi Gen 01は、通し番号つき、${edition.pairs}足の限定版です。すべての番号が埋まるまで、ご注文を承ります。番号は、ご注文のときから確保します。お支払いのご案内から${edition.waitDays}日の間は、${edition.reminderDays.join('日目、')}日目にメールでお支払いの期限をお知らせします。キャンセルされたとき、または${edition.waitDays}日を過ぎたときは、確保を解除します。`,
          },
          {
            text: `番号が埋まったあとは、キャンセル待ちにご登録いただけます。確保を解除した番号は、ご登録の順にメールでご案内し、${edition.reservedHours}時間確保します。その間にご注文がない場合は、次のお客様にご案内します。`,
          },
          {
            text: `決済会社のページでのお手続きは、${paying.holdMinutes}分以内にお済ませください。過ぎた場合も、お支払いの期限内であれば、もう一度お手続きいただけます。`,
          },
        ],
      },
      {
        id: 'cancelling',
        heading: 'キャンセルと、ご都合による返品',
        blocks: [
          {
            text: 'プリントが始まるまでは、お支払いの前でもあとでも、無料でキャンセルいただけます。お支払い済みの金額は、キャンセルの受付から14日以内に、お支払いと同じ方法で全額お返しします。コンビニ払いの場合は、銀行口座にお振り込みします。',
          },
          {
            text: 'プリントが始まったあとは、お客様のご都合による返品をお受けできません。お客様お一人おひとりの寸法に合わせてつくる商品には、イギリスの2013年消費者契約規則第28条(1)(b)により、14日以内に解約できる権利が適用されません。日本の通信販売には、クーリング・オフの制度がありません。日本へのお届けでは、ここに記す条件を返品についての特約とします。このことは、ご注文の前にお知らせします。',
          },
          { links: [{ text: 'キャンセル用の書式', to: '/terms-and-conditions', hash: 'cancellation-form' }] },
        ],
      },
      ...rightsAndRemedies(seller),
      {
        id: 'law',
        heading: '準拠法と裁判所',
        blocks: [
          {
            text: 'イングランドおよびウェールズの法律を適用します。スコットランド、北アイルランド、日本にお住まいの方は、お住まいの国や地域の消費者法による保護を受けられます。訴えは、お住まいの国や地域の裁判所に起こすことができます。',
          },
          { links: [links.complaints] },
        ],
      },
    ],
  }
}
