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
        'つや消しの樹脂一種類を印刷してつくります。表面には、目と手でわかる細かな層があります。靴底とアッパーは一体で、糊も縫い目もありません。',
      ],
      links: [links.about],
    },
    {
      id: 'colours-uppers',
      asked: '色とアッパーの種類を教えてください',
      answer: [
        '色はブラック、グレー、グリーン、ブラウンです。アッパーは、開いたものから順にストラップ、サンダル、シェルの三種類です。どの組み合わせも価格は同じです。',
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
        '素材は水で傷みません。ただし、濡れたなめらかな床はどの靴でも滑りますので、お気をつけください。ストラップとサンダルは開いた形なので、水が入ります。',
      ],
    },
    {
      id: 'how-long',
      asked: 'どのくらい長持ちしますか',
      answer: [
        'まだわかりません。新しい靴ですので、推測は申し上げません。十分に履かれた靴から確かなことがわかりしだい、公表します。',
        '不具合は別の話です。ここに何と書いてあっても、法律上の権利はそのまま守られます。',
      ],
      links: [links.rights],
    },
    {
      id: 'take-back',
      asked: '履き終えた靴はどうすればよいですか',
      answer: [
        '工房にお返しいただけます。アカウントの「お持ちの靴」から回収をお申し込みください。送り方は、梱包される前にお知らせします。',
      ],
      links: [links.products],
    },
  ],
}
