import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { pricePair } from '../amounts.ts'
import { arrivalIn } from '../arrival.ts'
import { includedIn } from '../import-costs.ts'
import { linksIn } from '../links.ts'

const links = linksIn('ja')
const { making, refit, edition, order, material } = settings
const upper = { width: 640, height: 420 }
const colour = { width: 560, height: 440 }

export const shoe: PageContent['/shop_tabbi'] = {
  lead: `かかととつま先の高さが同じ、足袋型の靴です。お客様の足に合わせ、一体で3Dプリントします。通し番号つき、${edition.pairs}足限定です。`,
  facts: [
    ['日本', `${pricePair('JP', 'ja')}（${includedIn('JP', 'ja')}）`],
    ['イギリス', `${pricePair('GB', 'ja')}（${includedIn('GB', 'ja')}）`],
    ['お届け', `お支払いから、日本へはおよそ${arrivalIn('JP', 'ja')}、イギリスへはおよそ${arrivalIn('GB', 'ja')}`],
  ],
  sections: [
    {
      id: 'uppers',
      heading: 'アッパーは3種類',
      blocks: [
        {
          figures: [
            {
              ...upper,
              file: 'upper-strap',
              alt: 'ストラップ。細いバンドで足を留める',
              name: 'ストラップ',
              text: '足がいちばん見える形です。甲とかかとをバンドで留めます。',
            },
            {
              ...upper,
              file: 'upper-sandal',
              alt: 'サンダル。幅の広いバンドで、側面は開いている',
              name: 'サンダル',
              text: 'バンドの幅が広く、足をよりしっかり留めます。側面は開いています。',
            },
            {
              ...upper,
              file: 'upper-shell',
              alt: 'シェル。足を包む形',
              name: 'シェル',
              text: 'スリッポンのように足を包む、履き口の低い形です。',
            },
          ],
        },
        { note: 'アッパーは、靴底より上の、足を覆う部分です。3種類とも同じ平らな靴底で、価格も同じです。' },
        { links: [links.configure, { text: '見本の靴を3Dで見る', to: '/shapediver' }] },
      ],
    },
    {
      id: 'colours',
      heading: 'カラーは4色',
      blocks: [
        {
          figures: [
            { ...colour, file: 'colour-black', alt: 'ブラックの靴', name: 'ブラック' },
            { ...colour, file: 'colour-grey', alt: 'グレーの靴', name: 'グレー' },
            { ...colour, file: 'colour-green', alt: 'グリーンの靴', name: 'グリーン' },
            { ...colour, file: 'colour-brown', alt: 'ブラウンの靴', name: 'ブラウン' },
          ],
        },
        { note: '画像はCGです。実物では、積層の筋がもう少しはっきり見えます。' },
      ],
    },
    {
      id: 'size',
      heading: 'サイズ選びはありません',
      blocks: [
        {
          text: '計測した寸法をもとに、左右それぞれの靴をつくります。写真で測る場合のかかとの幅など、測っていない寸法は推定します。お選びいただくのは、フィット感（タイトめ、標準、ゆったりめ）だけです。計測のあとは、目安として、日本、ヨーロッパ、イギリス、アメリカのいちばん近いサイズも表示します。',
        },
        { links: [links.scan, links.figures, { text: 'フィット感について詳しく', to: '/faq', hash: 'fitting' }] },
      ],
    },
    {
      id: 'sole',
      heading: '平らな靴底、分かれたつま先、一体のつくり',
      blocks: [
        {
          figures: [
            {
              file: 'view-section',
              width: 1240,
              height: 840,
              alt: 'かかとからつま先までの靴の断面。靴底の厚みはどこも同じ',
              name: '靴底の厚みは、かかとからつま先まで同じです。',
            },
          ],
        },
        {
          text: `つや消しの${material.ja}を、1層ずつ重ねてつくります。接着も縫製もしていません。親指が入る場所は分かれています。分かれ目の位置は左右それぞれに求めますが、写真で測る場合は推定です。`,
        },
        { links: [links.about] },
      ],
    },
    {
      id: 'making',
      heading: 'ご注文からお届けまで',
      blocks: [
        {
          steps: [
            'ご注文をいただきます。この時点で、お支払いは発生しません。通し番号を1つ確保します。',
            '工房がスキャンを確かめ、左右の靴をプリントできることを確認します。',
            `お支払いのあと、プリントを始めます。お支払いからおよそ${making.days}日で発送します。`,
          ],
        },
        { note: `1つのデザインにつき${order.perDesign}足、1回のご注文で${order.designs}デザインまで承ります。` },
      ],
    },
    {
      id: 'returns',
      heading: 'キャンセル、作り直し、返品',
      blocks: [
        {
          facts: [
            ['キャンセル', 'プリントが始まるまで無料です。お支払い後でも承ります'],
            [
              'ご都合による返品',
              'プリントが始まったあとはお受けできません。お客様お一人おひとりの寸法に合わせてつくるためです',
            ],
            ['足に合わないとき', `お届けから${refit.days}日以内のご連絡で、1回、無料で作り直します`],
            ['不具合があるとき', '法律上の権利により、修理、交換、返金などを求められます'],
          ],
        },
        { links: [links.cancelling, links.rights] },
      ],
    },
  ],
}
