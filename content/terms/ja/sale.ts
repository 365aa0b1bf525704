import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { priceDelivery, pricePair } from '../../amounts.ts'

const { edition, paying, making, refit, order } = settings

/** Consumer Contracts Regulations 2013 (SI 2013/3134) and Consumer Rights Act 2015, as they are told in Japanese. */
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
              'お客様がご注文をされます。これは購入のお申し込みです。費用はかからず、いつでも取り下げられます。',
              '工房が計測を確かめ、印刷用のデータをつくります。測り直しが必要なときは、どちらの足を、なぜ測り直すかをお伝えします。',
              'お支払いの準備が整いましたら、お支払い方法をメールでご案内します。',
              'お客様がお支払いになります。お支払いの確認メールをお送りしたときに、契約が成立します。',
              '印刷し、検品して、発送します。',
            ],
          },
          {
            text: `一回のご注文は、一つのデザインにつき${order.perDesign}足、${order.designs}デザインまでです。ご注文は18歳以上の方に限ります。`,
          },
        ],
      },
      {
        id: 'price',
        heading: '価格、税、送料',
        blocks: [
          {
            facts: [
              ['日本', `一足${pricePair('JP', 'ja')}（税込）、送料${priceDelivery('JP', 'ja')}`],
              ['イギリス', `一足${pricePair('GB', 'ja')}（税込）、送料${priceDelivery('GB', 'ja')}`],
            ],
          },
          {
            text: `価格は、言語ではなくお届け先の国で決まります。お支払いはカード、日本ではコンビニ払いもお選びいただけます。コンビニ払いの期限は${paying.konbiniDays}日以内です。`,
          },
          {
            text: `イギリスと日本の住所に、お支払いからおよそ${making.days}日でお届けします。間に合わないときはお知らせします。その場合、お客様は契約を解除し、全額の返金を受けられます。`,
          },
        ],
      },
      {
        id: 'edition',
        heading: '限定版と番号',
        blocks: [
          {
            text: `Tabi Gen 01は、番号入り${edition.pairs}足の限定版です。番号はご注文のときからお取り置きします。キャンセルされたとき、またはお支払いの準備ができてから${edition.waitDays}日を過ぎたときに戻ります。その間、${edition.reminderDays.join('日目、')}日目にお知らせします。`,
          },
          { text: `お支払いの手続き中は、ご注文を${paying.holdMinutes}分間お取り置きします。` },
        ],
      },
      {
        id: 'cancelling',
        heading: 'キャンセルと、ご都合による返品',
        blocks: [
          {
            text: '印刷が始まるまでは、お支払いの前でも後でも、無料でキャンセルいただけます。お支払い済みの金額は、同じ方法で14日以内に全額お返しします。',
          },
          {
            text: '印刷が始まったあとは、お客様のご都合による返品をお受けできません。お一人の寸法に合わせてつくるため、イギリスの2013年消費者契約規則28(1)(b)により、14日以内の任意解除の対象外です。日本の通信販売にはクーリング・オフの制度がなく、返品についてはこの特約によります。このことは、ご注文の前にお知らせします。',
          },
          { links: [{ text: 'キャンセルの書式', to: '/terms-and-conditions', hash: 'cancellation-form' }] },
        ],
      },
      {
        id: 'refit',
        heading: '無料の作り直し',
        blocks: [
          {
            text: `足に合わないときは、お届けから${refit.days}日以内にお知らせください。変える所をご相談のうえ、無料で作り直します。履いたあとでもかまいません。`,
          },
          { text: '作り直しは当店のお約束です。次に記す権利に代わるものではありません。' },
        ],
      },
      {
        id: 'faults',
        heading: '不具合があるとき：法律上の権利',
        blocks: [
          {
            text: 'イギリスの2015年消費者権利法により、商品は説明どおりで、目的にかない、満足できる品質でなければなりません。寸法に合わせてつくるお品も同じです。',
          },
          {
            list: [
              '30日以内なら、不具合のある商品を返品し、全額の返金を受けられます。',
              'そのあとは、修理または交換を求められます。一度で直らないときは、返品して返金を受けるか、代金の減額を求められます。',
              '六か月以内に現れた不具合は、当店が反証しないかぎり、初めからあったものとして扱います。',
              '返金は、決まってから14日以内に行います。返送の費用は当店が負担します。',
            ],
          },
          { text: '日本のお客様には、民法の契約不適合責任と消費者契約法による権利が、同じように守られます。' },
        ],
      },
      {
        id: 'liability',
        heading: '当店の責任',
        blocks: [
          {
            text: '当店は、契約違反から生じ、契約のときに予見できた損害について責任を負います。過失による死亡や傷害、詐欺、消費者としての権利など、法律が制限を認めない責任を、ここで制限することはありません。',
          },
          { text: 'Tabi Gen 01は、日常の道を歩くための靴です。安全靴ではなく、医療用の製品でもありません。' },
        ],
      },
      {
        id: 'law',
        heading: '準拠法と紛争',
        blocks: [
          {
            text: 'イングランドおよびウェールズの法律を適用します。スコットランド、北アイルランド、日本にお住まいの方は、お住まいの地の消費者法による保護を受け、その地の裁判所に訴えることができます。',
          },
          { text: 'まずは当店にご連絡ください。担当者がお返事します。' },
        ],
      },
    ],
  }
}
