import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { priceDelivery, pricePair } from '../amounts.ts'
import { linksIn } from '../links.ts'

const links = linksIn('ja')
const { making, refit, measuring, edition } = settings

export const home: PageContent['/'] = {
  lead: 'Tabi Gen 01は、かかとに高さのない足袋型の靴です。お客様の両足の形からつくり、お一人のためだけに印刷します。',
  edition: `${pricePair('JP', 'ja')}または${pricePair('GB', 'ja')}。税と送料を含みます。番号入り、${edition.pairs}足の限定版です。`,
  steps: {
    heading: '足から靴まで、五つのステップ',
    list: [
      { name: '測る', text: '店舗で、またはご自宅でスマートフォンと紙一枚で。' },
      { name: 'スタイル', text: 'アッパーは三つ、色は四つから。' },
      { name: '合わせ', text: 'つま先の余裕を、左右それぞれ決めます。' },
      { name: '注文', text: 'お支払いは、工房がおつくりできると確かめたあとです。' },
      { name: '歩く', text: `およそ${making.days}日でお届けします。足に合わなければ作り直します。` },
    ],
  },
  level: {
    heading: 'かかとからつま先まで、平らに',
    text: '靴底の厚みはどこも同じで、かかとを持ち上げるものがありません。親指には専用の場所があり、ほかの四本の指は、開いたままの幅でもう一つの場所に収まります。',
  },
  sections: [
    {
      id: 'custom',
      heading: '足に合わせる所、合わせない所',
      blocks: [
        {
          columns: [
            {
              name: 'お客様の足からつくる所',
              list: [
                '左右それぞれの長さ、幅、かかと',
                '指まわりの輪郭と、つま先の分かれ目',
                '甲の高さ',
                'つま先の余裕（ぴったり、自然、ゆったり）',
              ],
            },
            {
              name: 'どなたにも同じ所',
              list: ['平らな靴底と、その厚み', '三つのアッパーと四つの色', '一体で印刷する、一種類の素材', '価格'],
            },
          ],
        },
      ],
    },
    {
      id: 'how-exact',
      heading: '正確さについて',
      blocks: [
        {
          text: '数値には必ず、誤差の範囲と測り方を添えます。その方法では測れない数値には「推定」と書きます。',
        },
        {
          note: '写真による計測は、いまのところコンピューターで描いた足の画像で確かめたもので、人の足ではまだ確かめていません。確かめるまでは、そのようにお伝えします。',
        },
        { links: [links.measuring] },
      ],
    },
    {
      id: 'price',
      heading: '価格は、これですべてです',
      blocks: [
        {
          facts: [
            ['日本', `${pricePair('JP', 'ja')}（税込）、送料${priceDelivery('JP', 'ja')}`],
            ['イギリス', `${pricePair('GB', 'ja')}（税込）、送料${priceDelivery('GB', 'ja')}`],
            ['お届け', `お支払いからおよそ${making.days}日`],
            ['限定', `番号入り${edition.pairs}足`],
            ['作り直し', `お届けから${refit.days}日以内は無料`],
          ],
        },
        {
          note: 'お一人の寸法に合わせてつくるため、お客様のご都合による返品はお受けできません。印刷が始まるまでは無料でキャンセルいただけます。不具合についての権利は、いつでも守られます。',
        },
      ],
    },
    {
      id: 'where',
      heading: '店舗でも、ご自宅でも',
      blocks: [
        {
          columns: [
            {
              name: `店舗で、${measuring.storeMinutes}分`,
              list: ['係の者が一緒に測ります', '見本をお試しいただけます', '席のご予約で、お待たせしません'],
            },
            {
              name: `ご自宅で、${measuring.homeMinutes}分`,
              list: [
                'スマートフォンと紙一枚で測れます',
                '写真は端末の外に出ません',
                'スキャンファイルや数値でも承ります',
              ],
            },
          ],
        },
        { links: [links.reserve, links.scan] },
      ],
    },
    {
      id: 'asked',
      heading: 'よくいただくご質問',
      blocks: [
        {
          links: [
            { text: '支払いはいつですか', to: '/faq', hash: 'paying' },
            { text: '足に合わないときは、どうなりますか', to: '/faq', hash: 'no-fit' },
            { text: '足の写真はどうなりますか', to: '/faq', hash: 'photos' },
            { text: 'どこに届けてもらえますか', to: '/faq', hash: 'places' },
          ],
        },
      ],
    },
  ],
}
