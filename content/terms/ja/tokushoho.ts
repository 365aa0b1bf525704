import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { priceDelivery, pricePair } from '../../amounts.ts'

const { paying, making, refit, edition, order } = settings

/** 特定商取引に関する法律 第11条. It holds for orders to Japan in whatever language they are placed. */
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
              ['販売価格', `一足${pricePair('JP', 'ja')}（税込）`],
              ['送料', `${priceDelivery('JP', 'ja')}（別途いただきません）`],
              ['その他の費用', '当店からのご請求はありません。インターネットの通信料はお客様のご負担となります。'],
              ['支払方法', 'クレジットカードなどのカード、コンビニ払い'],
              [
                '支払時期',
                `工房がスキャンを確かめたあと、お支払いのご案内メールから${edition.waitDays}日以内。コンビニ払いは、お選びになってから${paying.konbiniDays}日以内。`,
              ],
              ['引渡時期', `お支払いからおよそ${making.days}日でつくり、発送します`],
              [
                '返品・交換・キャンセル',
                `プリントが始まるまで、無料でキャンセルできます。プリント開始後は、お一人の寸法に合わせてつくるため、お客様のご都合による返品はお受けできません。足に合わないときは、お届けから${refit.days}日以内にお知らせいただければ、一足につき一度、無料で作り直します。もとの靴の返送をお願いする場合の費用は、当店が負担します。不具合があるときは、修理、交換または返金をいたします。返送の費用は当店が負担します。無料の作り直しは、法律上の権利を制限しません。`,
              ],
              [
                '販売数量',
                `一つのデザインにつき${order.perDesign}足、一回のご注文で${order.designs}デザインまで。全部で${edition.pairs}足。`,
              ],
              ['動作環境', 'Chrome、Safari、Edge、Firefoxの最新版。ご自宅での計測にはカメラが必要です。'],
            ],
          },
        ],
      },
    ],
  }
}
