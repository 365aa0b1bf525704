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
              'ご注文をいただきます。これは購入のお申し込みです。費用はかからず、いつでも取り下げられます。',
              '工房がスキャンを確かめ、プリント用のデータをつくります。測り直しが必要なときは、どちらの足か、その理由は何かをお伝えします。',
              'お支払いの準備が整いましたら、お支払い方法をメールでご案内します。',
              'お支払いいただきます。当店がお支払いの確認メールをお送りしたときに、契約が成立します。',
              'プリントし、検品して、発送します。',
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
            text: `イギリスと日本の住所にお届けします。お支払いからおよそ${making.days}日でつくり、発送します。間に合わないときはお知らせします。その場合、お客様は契約を解除し、全額の返金を受けられます。`,
          },
        ],
      },
      {
        id: 'edition',
        heading: '限定版と番号',
        blocks: [
          {
            text: `Tabi Gen 01は、通し番号つき、${edition.pairs}足の限定版です。番号は、ご注文のときから確保します。キャンセルされたとき、またはお支払いのご案内から${edition.waitDays}日を過ぎたときは、確保を解除します。その間、${edition.reminderDays.join('日目、')}日目にお知らせします。`,
          },
          { text: `お支払いの手続き中は、ご注文を${paying.holdMinutes}分間確保します。` },
        ],
      },
      {
        id: 'cancelling',
        heading: 'キャンセルと、ご都合による返品',
        blocks: [
          {
            text: 'プリントが始まるまでは、お支払いの前でもあとでも、無料でキャンセルいただけます。お支払い済みの金額は、お支払いと同じ方法で、14日以内に全額お返しします。',
          },
          {
            text: 'プリントが始まったあとは、お客様のご都合による返品をお受けできません。お一人の寸法に合わせてつくる商品には、イギリスの2013年消費者契約規則の28(1)(b)により、14日以内に解約できる権利が適用されません。日本の通信販売には、クーリング・オフの制度がありません。日本へのお届けでは、ここに記す条件を返品についての特約とします。このことは、ご注文の前にお知らせします。',
          },
          { links: [{ text: 'キャンセルの書式', to: '/terms-and-conditions', hash: 'cancellation-form' }] },
        ],
      },
      {
        id: 'refit',
        heading: '無料の作り直し',
        blocks: [
          {
            text: `足に合わないときは、お届けから${refit.days}日以内にお知らせください。変えるところをご相談のうえ、一足につき一度、無料で作り直します。履いたあとでもかまいません。`,
          },
          {
            text: `変えるところが決まってから、およそ${making.days}日でつくり、お送りします。もとの靴をお返しいただくかどうかは、当店からお知らせします。その場合の返送の費用も、新しい靴の送料も、当店が負担します。`,
          },
          {
            text: '作り直しは、当店が独自にお約束するものです。次に記す法律上の権利に代わるものではありません。作り直した靴についても、同じ権利があります。',
          },
        ],
      },
      {
        id: 'faults',
        heading: '不具合があるとき：法律上の権利',
        blocks: [
          {
            text: 'イギリスの2015年消費者権利法により、商品は説明どおりで、目的に適し、満足できる品質でなければなりません。寸法に合わせてつくる商品も同じです。',
          },
          {
            list: [
              'お届けから30日以内なら、不具合のある商品を返品し、全額の返金を受けられます。',
              'そのあとは、修理または交換を求められます。一度で直らないときは、返品して返金を受けるか、代金の減額を求められます。',
              'お届けから六か月以内に現れた不具合は、当店がそうでないことを証明しないかぎり、初めからあったものとして扱います。',
              '返金は、決まってから14日以内に行います。返送の費用は当店が負担します。',
            ],
          },
          { text: '日本のお客様は、民法（契約不適合責任）と消費者契約法による権利を、同じように行使できます。' },
        ],
      },
      {
        id: 'liability',
        heading: '当店の責任',
        blocks: [
          {
            text: '当店は、当店の契約違反から生じ、契約の成立時に予見できた損害について責任を負います。過失による死亡や傷害、詐欺、消費者としての権利など、法律が制限を認めない責任を、ここで制限することはありません。',
          },
          { text: 'Tabi Gen 01は、ふだんの道を歩くための靴です。安全靴ではなく、医療用の製品でもありません。' },
        ],
      },
      {
        id: 'law',
        heading: '準拠法と紛争',
        blocks: [
          {
            text: 'イングランドおよびウェールズの法律を適用します。スコットランド、北アイルランド、日本にお住まいの方は、お住まいの地の消費者法による保護を受けられます。訴えは、お住まいの地の裁判所に起こすことができます。',
          },
          { text: 'まずは当店にご連絡ください。担当者がお返事します。' },
        ],
      },
    ],
  }
}
