import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { pricePair } from '../amounts.ts'
import { arrivalIn } from '../arrival.ts'
import { includedIn } from '../import-costs.ts'
import { linksIn } from '../links.ts'
import { photoTests } from '../photo-tests.ts'

const links = linksIn('ja')
const { making, refit, measuring, edition, material } = settings

export const home: PageContent['/'] = {
  lead: 'Tabi Gen 01は、かかととつま先の高さが同じ、足袋型の靴です。お客様の両足の形に合わせ、1足ずつ3Dプリントでつくります。',
  edition: `${pricePair('JP', 'ja')}（イギリスは${pricePair('GB', 'ja')}）。${includedIn('JP', 'ja')}です。通し番号つき、${edition.pairs}足限定です。`,
  steps: {
    heading: '足から靴まで、5つのステップ',
    list: [
      { name: '測る', text: '店舗で測ります。ご自宅なら、スマートフォンと紙1枚で測れます。' },
      { name: 'スタイル', text: 'アッパー3種類、カラー4色から選びます。' },
      { name: 'フィット', text: 'フィット感を3つから選びます。' },
      { name: '注文', text: 'おつくりできると工房が確かめてから、お支払いいただきます。' },
      {
        name: '歩く',
        text: `お支払いからおよそ${making.days}日で発送します。足に合わないときは、お届けから${refit.days}日以内なら1回、無料で作り直します。`,
      },
    ],
  },
  level: {
    heading: 'かかとからつま先まで、平らに',
    text: '靴底はどこも同じ厚みで、かかとだけが高くなることはありません。つま先は、親指とほかの4本に分かれています。ほかの4本は、足の幅に合わせた広さに収まります。',
  },
  sections: [
    {
      id: 'custom',
      heading: 'お客様ごとに変わるところ、変わらないところ',
      blocks: [
        {
          columns: [
            {
              name: '足に合わせてつくるところ',
              list: [
                '左右それぞれの長さ、幅、かかと',
                '指まわりの輪郭と、つま先の分かれ目',
                '甲の高さ',
                'フィット感（タイトめ、標準、ゆったりめ）',
              ],
            },
            {
              name: 'どなたも同じところ',
              list: [
                '平らな靴底と、その厚み',
                'アッパー3種類、カラー4色',
                `素材：${material.ja}、一体でプリント`,
                '価格',
              ],
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
          text: '寸法には必ず、誤差の範囲と求め方を添えます。測っていない寸法は推定し、「推定」と書きます。写真で測る場合は、かかとの幅、足囲、高さ、つま先の分かれ目の位置が推定です。',
        },
        {
          note: photoTests.ja.summary,
        },
        { links: [links.figures, links.tested] },
      ],
    },
    {
      id: 'price',
      heading: 'あとから加わる費用はありません',
      blocks: [
        {
          facts: [
            ['日本', `${pricePair('JP', 'ja')}（${includedIn('JP', 'ja')}）`],
            ['イギリス', `${pricePair('GB', 'ja')}（${includedIn('GB', 'ja')}）`],
            [
              'お届け',
              `お支払いから、日本へはおよそ${arrivalIn('JP', 'ja')}、イギリスへはおよそ${arrivalIn('GB', 'ja')}`,
            ],
            ['限定', `${edition.pairs}足、通し番号つき`],
            ['作り直し', `お届けから${refit.days}日以内のご連絡で、1回無料`],
          ],
        },
        {
          note: 'プリントが始まるまでは、無料でキャンセルいただけます。そのあとは、お客様お一人おひとりの寸法に合わせてつくるため、お客様のご都合による返品はお受けできません。不具合があった場合の法律上の権利は、そのまま残ります。',
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
              list: [
                'スタッフが両足をお測りします。計測は素足で行います',
                '試し履きができます',
                'ご来店の前にご予約ください',
              ],
            },
            {
              name: `ご自宅で、両足およそ${measuring.homeMinutes}分`,
              list: [
                'スマートフォンと紙1枚で測れます',
                '計測は端末の中で行い、写真は当店に送られません',
                'スキャンファイルや、ご自身で測った寸法も使えます',
              ],
            },
          ],
        },
        { links: [links.reserve, links.scan] },
      ],
    },
    {
      id: 'asked',
      heading: 'よくある質問',
      blocks: [
        {
          links: [
            { text: '支払いはいつですか', to: '/faq', hash: 'paying' },
            { text: '足に合わないときはどうなりますか', to: '/faq', hash: 'no-fit' },
            { text: '足の写真はどうなりますか', to: '/faq', hash: 'photos' },
            { text: 'どこに届けてもらえますか', to: '/faq', hash: 'places' },
          ],
        },
      ],
    },
  ],
}
