import type { PageContent } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { estimatedByPhoto, measuredByPhoto, namesIn } from '../figures-by-photo.ts'
import { linksIn } from '../links.ts'
import { photoTests } from '../photo-tests.ts'
import { traceTests } from '../trace-tests.ts'

const links = linksIn('ja')
const { storeMinutes, homeMinutes } = settings.measuring
const { scanDays } = settings.visitors

export const scan: PageContent['/get-foot-scan'] = {
  lead: '測り方は4つあります。どの方法でも、同じ靴をご注文いただけます。ご都合に合うものをお選びください。ご自宅での計測は、いま始められます。店舗での計測とスキャンファイルの受付は、まだ始まっていません。',
  ways: [
    {
      id: 'store',
      name: '店舗で測る',
      time: `およそ${storeMinutes}分`,
      blocks: [
        {
          text: 'スタッフが両足をお測りします。計測は素足で行います。試し履きもできます。計測だけのご来店もできます。',
        },
        {
          list: [
            'ご来店のご予約',
            '裾をまくりやすい服装（靴下のままお越しいただけます）',
            '紙やアプリは必要ありません',
          ],
        },
      ],
      link: { text: '店舗を見る', to: '/reserve' },
    },
    {
      id: 'trace',
      name: '足の輪郭をなぞって測る',
      time: `両足でおよそ${homeMinutes}分`,
      blocks: [
        {
          text: '紙の上で足の輪郭をなぞり、足を離してから、紙の写真を撮ります。脚に隠れないので、かかとまで写ります。',
        },
        { list: ['A4またはUSレターの紙と、平らで硬い床', 'ペンとテープ', '素足になれて、手を添えられる場所'] },
      ],
      link: { text: 'なぞり方を見る', to: '/get-foot-scan', hash: 'drawing' },
    },
    {
      id: 'phone',
      name: '紙の上に立って測る',
      time: 'ペンは要りませんが、計測できない写真が多くなります',
      blocks: [
        { text: '紙の上に立ち、片足ずつ真上から写真を撮ります。紙の大きさが基準になります。' },
        { list: ['同じ紙（短い辺を壁に付けます）', 'むらのない明るさ', '素足になれて、手を添えられる場所'] },
      ],
      link: { text: '紙の上に立って測る', to: '/tabi-gen-01/scan' },
    },
    {
      id: 'file',
      name: 'お手持ちのデータや定規を使う',
      time: 'お好きなときに',
      blocks: [
        { text: 'ほかで取得したスキャンか、紙と壁と定規を使ってご自身で測った寸法をお使いいただけます。' },
        { list: ['STL、OBJ、PLY、GLBのファイルを片足に1つ', 'または定規と鉛筆', 'カメラは必要ありません'] },
      ],
      link: { text: '手で測る', to: '/tabi-gen-01/scan' },
    },
  ],
  drawing: {
    id: 'drawing',
    heading: '足の輪郭のなぞり方',
    blocks: [
      { text: '紙は片足に1枚ずつお使いください。左右とも、同じ手順です。' },
      {
        note: '安全のため、壁や机に手を添えるか、ほかの方に支えてもらってください。片足で立ったまま、かがまないでください。立つのが難しい方は、座ったままでもなぞれます。計測のときに「座って」をお選びください。座ると足がわずかに短くなるので、誤差の範囲が広がります。',
      },
    ],
  },
  sections: [
    {
      id: 'what-happens',
      heading: 'ご自宅での流れ',
      blocks: [
        {
          steps: [
            `どなたの足かを選びます。先にログインすると、スキャンはアカウントに保存されます。アカウントがない場合、スキャンは${scanDays}日間保存します。`,
            '両足の輪郭を、1枚ずつ別の紙になぞります。使ったペンを、輪郭の横に置きます。',
            '紙の四隅が入るように、真上から1枚ずつ撮ります。使える写真かどうかは、その場で表示します。使えないときは、直していただきたい点をお伝えします。',
            'ペンがないときは、紙の上に立って撮ります。紙の短い辺とかかとを壁に付け、つま先の真上にスマートフォンを水平に構えます。紙の全体と、脚の横に見える壁と床の境目が、写真に入るようにします。',
            '寸法と誤差の範囲を確かめます。どちらの足も、何度でも撮り直せます。',
          ],
        },
        {
          note: '安全のため、壁や机に手を添えるか、ほかの方に支えてもらってください。片足で立ったまま、かがまないでください。立つのが難しい方は、座ったままなぞって画面でそうお選びいただくか、ほかの方にお願いしてください。',
        },
      ],
    },
    {
      id: 'pictures',
      heading: '写真の扱い',
      blocks: [
        {
          text: '計測はお使いの端末の中で行い、写真が当店に送られることはありません。ご注文とともに工房に届くのは、寸法と足の輪郭です。スキャンファイルからご注文の場合は、ファイルも届きます。',
        },
        {
          text: 'スキャンは、アカウントからいつでもダウンロードや削除ができます。ただし、製作中の靴に必要なデータは、その靴ができあがるまで残ります。',
        },
        { links: [links.privacy] },
      ],
    },
    {
      id: 'accuracy',
      heading: '測る寸法と、推定する寸法',
      blocks: [
        {
          columns: [
            { name: '足の写真から測る', list: namesIn('ja', measuredByPhoto) },
            { name: '測った寸法から推定する', list: namesIn('ja', estimatedByPhoto) },
          ],
        },
        {
          text: '足の写真では、かかとの幅と足囲は、約6,000人の平均をもとに推定します。そのほかは、足長との比率など、当店の目安から推定します。寸法には1つずつ、誤差の範囲と、「計測」か「推定」かを添えます。',
        },
        {
          facts: [
            ['足の輪郭', 'かかとの幅と、親指の分かれ目の位置も測ります。足囲と高さは推定します'],
            ['店舗', '高さと足囲も測るので、推定する寸法が少なくなります'],
            ['ファイル', '正確さは、もとのスキャンによります。工房でもう一度計測します'],
            ['手で測る', '足長のほか、足幅、かかとの幅、足囲、甲の高さをご入力いただけます。残りは推定します'],
          ],
        },
        { links: [links.measuring] },
      ],
    },
    {
      id: 'tested',
      heading: '試した結果',
      blocks: [...photoTests.ja.inFull, ...traceTests.ja].map((text) => ({ text })),
    },
  ],
}
