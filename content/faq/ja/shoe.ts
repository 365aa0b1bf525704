import type { QuestionGroup } from '#domain/content/page-content.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('ja')

export const shoe: QuestionGroup = {
  id: 'shoe',
  heading: '靴、素材、お手入れ',
  questions: [
    {
      id: 'material',
      asked: '何でできていますか',
      answer: [
        '一種類の樹脂を3Dプリントしてつくります。表面はつや消しで、見ても触れてもわかる細かな積層の筋があります。靴底とアッパーは一体で、接着も縫製もしていません。',
      ],
      links: [links.about],
    },
    {
      id: 'colours-uppers',
      asked: '色とアッパーの種類を教えてください',
      answer: [
        '色はブラック、グレー、グリーン、ブラウンです。アッパー（靴底より上の、足を覆う部分）は、開いたものから順にストラップ、サンダル、シェルの三種類です。どの組み合わせも価格は同じです。',
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
        'はい。濡れたあとは陰干ししてください。濡れたなめらかな床ではどの靴でも滑ることがありますので、お気をつけください。ストラップとサンダルは開いた形なので、水が入ります。',
      ],
    },
    {
      id: 'how-long',
      asked: 'どのくらい長持ちしますか',
      answer: [
        'まだわかりません。新しい靴ですので、推測でのお答えは控えます。長く履かれた靴で確かなことがわかりましたら、お知らせします。',
        '不具合があった場合は別です。法律上の権利は、この回答にかかわらず守られます。',
      ],
      links: [links.rights],
    },
    {
      id: 'take-back',
      asked: '履き古した靴はどうすればよいですか',
      answer: [
        '回収いたします。アカウントの「お持ちの靴」から回収をお申し込みください。梱包の前に、送り方をお知らせします。',
      ],
      links: [links.products],
    },
  ],
}
