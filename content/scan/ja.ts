import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../links.ts'

const links = linksIn('ja')
const { storeMinutes, homeMinutes } = settings.measuring

export const scan: PageContent['/get-foot-scan'] = {
  lead: '測り方は三つあります。どの方法でも、同じ靴をご注文いただけます。ご都合に合うものをお選びください。',
  ways: [
    {
      id: 'store',
      name: '店舗で測る',
      time: `およそ${storeMinutes}分`,
      blocks: [
        { text: 'スタッフが一緒に両足を測ります。試し履きもできます。計測だけでもかまいません。' },
        { list: ['ご来店のご予約', '裾をまくりやすい服装', '印刷物やアプリは不要です'] },
      ],
      link: { text: '来店を予約する', to: '/reserve' },
    },
    {
      id: 'phone',
      name: 'このスマートフォンで測る',
      time: `およそ${homeMinutes}分`,
      blocks: [
        { text: '紙の上に立ち、片足ずつ真上から写真を撮ります。紙の大きさが基準になります。' },
        { list: ['A4またはUSレターの紙と、平らで硬い床', 'むらのない明るさ', '素足になり、手を添えられる場所で'] },
      ],
      link: { text: 'このスマートフォンで測る', to: '/tabi-gen-01/scan' },
    },
    {
      id: 'file',
      name: 'お手持ちのデータや定規で測る',
      time: '数分',
      blocks: [
        { text: 'ほかで取ったスキャンか、紙と壁と定規を使ってご自身で測った数値をお使いいただけます。' },
        { list: ['STL、OBJ、PLY、GLBのファイルを片足に一つ', 'または定規と鉛筆', 'カメラは不要です'] },
      ],
      link: { text: 'データを入力する', to: '/tabi-gen-01/scan' },
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
            '足の真上にスマートフォンを構えて撮ります。使える写真かどうかは、その場で表示します。使えないときは、直す点を一つお伝えします。',
            '右足も同じように撮ります。',
            '数値と誤差の範囲を確かめます。どちらの足も、何度でも撮り直せます。',
          ],
        },
        {
          note: '安全のため、壁や机に手を添えるか、どなたかに支えてもらってください。片足で立ったまま、かがまないでください。立つのが難しい方は、店舗にお越しいただくか、どなたかに撮影をお願いしてください。',
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
        { text: 'スキャンは、いつでもダウンロードや削除ができます。' },
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
            ['写真', '長さ、幅、輪郭を測ります。高さは推定で、「推定」と書きます'],
            ['ファイル', '正確さは、もとのスキャンによります。工房でもう一度計測します'],
            ['手で測る', '誤差の範囲が最も広い方法です'],
          ],
        },
        {
          note: '数値には一つずつ誤差の範囲を添えます。写真による計測の正確さは、CGの足の画像だけで確かめています。実際の人の足では、まだ確かめていません。',
        },
        { links: [links.measuring] },
      ],
    },
  ],
}
