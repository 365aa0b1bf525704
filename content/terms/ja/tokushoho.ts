import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { priceDelivery, pricePair } from '../../amounts.ts'
import { arrivalIn, transitTo } from '../../arrival.ts'
import { importCosts } from '../../import-costs.ts'

const { paying, making, refit, edition, order } = settings

/**
 * 特定商取引に関する法律 第11条, and 第12条の6 for the items repeated on the last page of an order. It applies to orders to Japan in
 * whatever language they are placed.
 */
export function tokushoho(seller: Seller): TermsPart {
  return {
    id: 'tokushoho',
    heading: '特定商取引法に基づく表記',
    sections: [
      {
        id: 'tokushoho-items',
        heading: '日本へお届けするご注文について',
        blocks: [
          {
            facts: [
              ['販売業者', seller.name],
              ['運営責任者', seller.representative],
              ['所在地', seller.address],
              ['電話番号', seller.phone],
              ['メールアドレス', seller.email],
              ...(seller.invoice ? [['適格請求書発行事業者登録番号', seller.invoice] as const] : []),
              ['販売価格', `1足${pricePair('JP', 'ja')}（税込）`],
              ['送料', `${priceDelivery('JP', 'ja')}（別途いただきません）`],
              ['関税・輸入時の税金', importCosts('ja')],
              ['その他の費用', '当店からのご請求はありません。インターネットの通信料はお客様のご負担となります。'],
              [
                '申込期間',
                `全${edition.pairs}足の通し番号がすべて埋まるまで。確保が解除された番号は、ふたたびお申し込みいただけます。`,
              ],
              ['支払方法', 'クレジットカードなどのカード、コンビニ払い'],
              [
                '支払時期',
                `工房がスキャンを確かめたあと、お支払いのご案内メールから${edition.waitDays}日以内。コンビニ払いは、お選びになってから${paying.konbiniDays}日以内。`,
              ],
              [
                '引渡時期',
                `お支払いからおよそ${arrivalIn('JP', 'ja')}でお届けします（製作と発送におよそ${making.days}日、発送からお届けまで${transitTo('JP', 'ja')}）`,
              ],
              [
                '返品・交換・キャンセル',
                `プリントが始まるまで、無料でキャンセルできます。プリント開始後は、お客様お一人おひとりの寸法に合わせてつくるため、お客様のご都合による返品はお受けできません。足に合わないときは、お届けから${refit.days}日以内にお知らせいただければ、1足につき1回、無料で作り直します。もとの靴の返送をお願いする場合の費用は、当店が負担します。作り直した靴も足に合わないときは、そのお届けから${refit.days}日以内にお知らせいただければ、返品をお受けし、全額をお返しします。返送の費用は当店が負担します。不具合があるときは、修理、交換または返金をいたします。返送の費用は当店が負担します。無料の作り直しは、法律上の権利を制限しません。`,
              ],
              [
                '販売数量',
                `1つのデザインにつき${order.perDesign}足、1回のご注文で${order.designs}デザインまで。全部で${edition.pairs}足。`,
              ],
              ['動作環境', 'Chrome、Safari、Edge、Firefoxの最新版。写真から測る場合は、カメラも必要です。'],
            ],
          },
        ],
      },
    ],
  }
}
