import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('ja')
const { material } = settings

export const shoe: QuestionGroup = {
  id: 'shoe',
  heading: '靴、素材、お手入れ',
  questions: [
    {
      id: 'material',
      asked: '何でできていますか',
      answer: [
        `${material.ja}を3Dプリントしてつくります。表面はつや消しで、見ても触れてもわかる細かな積層の筋があります。靴底とアッパーは一体で、接着も縫製もしていません。`,
      ],
      links: [links.about],
    },
    {
      id: 'colours-uppers',
      asked: 'カラーとアッパーの種類を教えてください',
      answer: [
        'カラーはブラック、グレー、グリーン、ブラウンの4色です。アッパー（靴底より上の、足を覆う部分）は、開いたものから順にストラップ、サンダル、シェルの3種類です。どの組み合わせも価格は同じです。',
      ],
      links: [links.shoe],
    },
    {
      id: 'care',
      asked: 'お手入れの方法を教えてください',
      answer: [
        'ぬるま湯と中性洗剤、やわらかいブラシで、内側も外側も洗えます。洗ったあとは陰干ししてください。',
        '洗濯機、乾燥機、暖房器具、日なたの車内はお避けください。熱で形が変わることがあります。',
      ],
    },
    {
      id: 'rain',
      asked: '雨の日も履けますか',
      answer: [
        'はい。濡れたあとは陰干ししてください。ストラップとサンダルは開いた形なので、水が入ります。',
        '濡れた路面での滑りにくさは、まだ試験していません。タイル、金属、石など、濡れたなめらかな床では、足もとにお気をつけください。',
      ],
    },
    {
      id: 'how-long',
      asked: 'どのくらい長持ちしますか',
      answer: [
        'まだわかりません。新しい靴ですので、推測でのお答えは控えます。長く履いていただいた靴から確かなことがわかりましたら、お知らせします。',
        '不具合があった場合は、使用期間にかかわらず、法律上の権利に沿って対応いたします。',
      ],
      links: [links.rights],
    },
    {
      id: 'take-back',
      asked: '履き古した靴はどうすればよいですか',
      answer: [
        '回収いたします。アカウントの「ご購入の靴」から回収をお申し込みください。梱包の前に、送り方をお知らせします。',
      ],
      links: [links.products],
    },
  ],
}
