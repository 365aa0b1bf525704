import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../links.ts'

const links = linksIn('ja')
const { storeMinutes, homeMinutes } = settings.measuring

export const scan: PageContent['/get-foot-scan'] = {
  lead: '測り方は三つあります。どれを選んでも、できあがる靴は同じです。ご都合に合うものをお選びください。',
  ways: [
    {
      id: 'store',
      name: '店舗で測る',
      time: `およそ${storeMinutes}分`,
      blocks: [
        { text: '係の者が一緒に両足を測ります。見本もお試しいただけます。お買い上げいただかなくてもかまいません。' },
        { list: ['席のご予約', '裾をまくりやすい服装', '印刷やインストールは不要です'] },
      ],
      link: { text: '店舗の席を予約する', to: '/reserve' },
    },
    {
      id: 'phone',
      name: 'このスマートフォンで測る',
      time: `およそ${homeMinutes}分`,
      blocks: [
        { text: '紙の上に立ち、片足ずつ真上から一枚撮ります。紙の大きさが、ものさしになります。' },
        { list: ['A4またはレターサイズの紙と、硬い床', 'むらのない明るさ', '素足と、手を添えられる場所'] },
      ],
      link: { text: 'このスマートフォンで測る', to: '/tabi-gen-01/scan' },
    },
    {
      id: 'file',
      name: 'お手持ちのもので測る',
      time: '数分',
      blocks: [
        { text: 'ほかで撮ったスキャン、または紙と壁と定規を使い、ご自身で測った数値をお使いいただけます。' },
        { list: ['STL、OBJ、PLY、GLBを片足につき一つ', 'または定規と鉛筆', 'カメラは不要です'] },
      ],
      link: { text: 'ファイルか数値を入力する', to: '/tabi-gen-01/scan' },
    },
  ],
  sections: [
    {
      id: 'what-happens',
      heading: 'ご自宅での流れ',
      blocks: [
        {
          steps: [
            '紙を壁に付けて置き、かかとを壁に当てて左足をのせます。',
            '足の真上にスマートフォンを構えて撮ります。使える写真かどうかはすぐに表示し、使えないときは直す点を一つだけお伝えします。',
            '右足も同じように撮ります。',
            '数値と誤差の範囲をご覧ください。どちらの足も、何度でも撮り直せます。',
          ],
        },
        {
          note: '安全のため、壁や机に手を添えるか、どなたかに支えてもらってください。片足立ちのままかがむことはお避けください。立つのが難しい方は、店舗にお越しいただくか、どなたかに撮影をお願いしてください。',
        },
      ],
    },
    {
      id: 'pictures',
      heading: '写真の扱い',
      blocks: [
        {
          text: '写真はこの端末の中で測り、端末の外には出しません。ご注文とともに工房に届くのは、数値と足の輪郭です。',
        },
        { text: '計測は、いつでもダウンロードでき、いつでも削除できます。' },
        { links: [links.privacy] },
      ],
    },
    {
      id: 'accuracy',
      heading: '方法ごとの正確さ',
      blocks: [
        {
          facts: [
            ['店舗', '高さと周囲も測るので、推定が最も少なくなります'],
            ['写真', '長さ、幅、輪郭を測ります。高さは推定し、そのように示します'],
            ['ファイル', 'もとのスキャンと同じ正確さです。工房でもう一度計測します'],
            ['手で測る', '誤差の範囲が最も広い方法です'],
          ],
        },
        {
          note: '数値には一つずつ誤差の範囲を添えます。写真による計測はコンピューターで描いた足の画像で確かめたもので、人の足ではまだ確かめていません。',
        },
        { links: [links.measuring] },
      ],
    },
  ],
}
