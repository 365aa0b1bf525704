import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { priceDelivery, pricePair } from '../amounts.ts'
import { linksIn } from '../links.ts'

const links = linksIn('ja')
const { making, refit, edition, order } = settings
const upper = { width: 640, height: 420 }
const colour = { width: 560, height: 440 }

export const shoe: PageContent['/shop_tabbi'] = {
  lead: `かかとに高さのない足袋型の靴です。お客様の足からつくり、一体で印刷します。番号入り、${edition.pairs}足の限定版です。`,
  facts: [
    ['日本', `${pricePair('JP', 'ja')}（税込）、送料${priceDelivery('JP', 'ja')}`],
    ['イギリス', `${pricePair('GB', 'ja')}（税込）、送料${priceDelivery('GB', 'ja')}`],
    ['お届け', `お支払いからおよそ${making.days}日`],
  ],
  sections: [
    {
      id: 'uppers',
      heading: '三つのアッパー',
      blocks: [
        {
          figures: [
            {
              ...upper,
              file: 'upper-strap',
              alt: 'ストラップ。細い帯で足を留める',
              name: 'ストラップ',
              text: '最も開いた形です。甲とかかとを帯で留めます。',
            },
            {
              ...upper,
              file: 'upper-sandal',
              alt: 'サンダル。開いた足に幅の広い帯',
              name: 'サンダル',
              text: '帯の幅が広く、よりしっかり留まります。風はよく通ります。',
            },
            {
              ...upper,
              file: 'upper-shell',
              alt: 'シェル。足を包む形',
              name: 'シェル',
              text: '室内履きのように足を包む、履き口の低い形です。',
            },
          ],
        },
        { note: '三つとも同じ平らな靴底で、価格も同じです。' },
      ],
    },
    {
      id: 'colours',
      heading: '四つの色',
      blocks: [
        {
          figures: [
            { ...colour, file: 'colour-black', alt: 'ブラックの靴', name: 'ブラック' },
            { ...colour, file: 'colour-grey', alt: 'グレーの靴', name: 'グレー' },
            { ...colour, file: 'colour-green', alt: 'グリーンの靴', name: 'グリーン' },
            { ...colour, file: 'colour-brown', alt: 'ブラウンの靴', name: 'ブラウン' },
          ],
        },
        { note: '画像はコンピューターで描いたものです。実物では印刷の層がもう少しはっきり見えます。' },
      ],
    },
    {
      id: 'size',
      heading: 'サイズ選びはありません',
      blocks: [
        {
          text: '左右それぞれ、計測した寸法からつくります。お選びいただくのは履き心地で、ぴったり、自然、ゆったりの三つです。目安として、日本、ヨーロッパ、イギリス、アメリカのサイズも表示します。',
        },
        { links: [links.scan, { text: '合わせと履き心地について読む', to: '/faq', hash: 'fitting' }] },
      ],
    },
    {
      id: 'sole',
      heading: '平らで、分かれていて、一体です',
      blocks: [
        {
          figures: [
            {
              file: 'view-section',
              width: 1240,
              height: 840,
              alt: 'かかとからつま先まで切り開いた靴。靴底の厚みはどこも同じ',
              name: '靴底の厚みは、かかとからつま先まで同じです。',
            },
          ],
        },
        {
          text: 'つや消しの樹脂一種類を、一層ずつ印刷します。糊も縫い目もありません。親指には専用の場所があり、分かれ目の位置は計測から決まります。',
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
            'ご注文をいただきます。お支払いはまだ生じません。限定番号をお取り置きします。',
            '工房が計測を確かめ、両足の靴を印刷できることを確認します。',
            `お支払いのあと、印刷を始めます。およそ${making.days}日でお届けします。`,
          ],
        },
        { note: `一つのデザインにつき${order.perDesign}足、一回のご注文で${order.designs}デザインまで承ります。` },
      ],
    },
    {
      id: 'returns',
      heading: '寸法に合わせてつくるお品について',
      blocks: [
        {
          facts: [
            ['キャンセル', '印刷が始まるまで無料です。お支払いのあとでも承ります'],
            ['ご都合による返品', '印刷が始まったあとはお受けできません。お一人のためにつくるお品です'],
            ['足に合わないとき', `お届けから${refit.days}日以内は無料で作り直します`],
            ['不具合があるとき', '法律上の権利が、これらとは別にすべて守られます'],
          ],
        },
        { links: [links.cancelling, links.rights] },
      ],
    },
  ],
}
