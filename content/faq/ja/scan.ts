import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'
import { photoTests } from '../../photo-tests.ts'

const links = linksIn('ja')
const { storeMinutes, homeMinutes } = settings.measuring

export const scan: QuestionGroup = {
  id: 'measuring',
  heading: '足型スキャンと計測',
  questions: [
    {
      id: 'ways-to-measure',
      asked: '足はどのように測れますか',
      answer: [
        `測り方は3つあります。店舗では、およそ${storeMinutes}分で測ります。ご自宅では、スマートフォンと紙1枚を使って、およそ${homeMinutes}分で測れます。お手持ちのスキャンファイルや、ご自身で測った寸法もお使いいただけます。`,
        'どの方法でも、同じ靴をご注文いただけます。違うのは、測る寸法と推定する寸法の数です。',
      ],
      links: [links.scan, links.figures],
    },
    {
      id: 'what-i-need',
      asked: '自宅で測るには何が必要ですか',
      answer: [
        'カメラ付きのスマートフォン、A4またはUSレターの紙1枚、硬い床、そして日光か、むらのない照明です。測るときは素足になってください。',
        '壁や椅子のそばに立ち、つかまってください。ほかの方に撮ってもらうと、楽に測れます。',
      ],
      links: [links.start],
    },
    {
      id: 'accuracy',
      asked: '計測はどのくらい正確ですか',
      answer: [
        '寸法には1つずつ、誤差の範囲と求め方を添えます。どちらもご注文の前にご覧いただけます。',
        photoTests.ja.inShort,
        '実際の足をノギスで測った値との比較は、まだ行っていません。',
      ],
      links: [links.tested, links.figures],
    },
    {
      id: 'estimated',
      asked: '「推定」と書かれた寸法があるのはなぜですか',
      answer: [
        '測っていない寸法だからです。写真からは、かかとの幅、足囲、甲の高さ、土踏まずの高さ、親指の分かれ目の位置は測りません。ほかの寸法から推定します。かかとの幅と足囲は約6,000人の平均をもとに、そのほかは足長との比率など、当店の目安から推定します。',
        '店舗での計測やスキャンファイルなら、写真では推定になる寸法も測れます。かかとの幅、足囲、甲の高さは、ご自身で測ってご入力いただくこともできます。',
      ],
      links: [links.figures],
    },
    {
      id: 'photo-refused',
      asked: '写真が使えないのはなぜですか',
      answer: [
        'その写真からは、確かな寸法を出せないためです。紙の端が写っていない、撮る角度が斜めすぎる、ぶれている、光が反射している、足が紙からはみ出しているなど、直していただきたい点をお伝えします。',
        '表示される理由が、正しくないこともあります。直しても測れないときは、手で測るか、店舗をご利用ください。ほかに入力された内容は消えません。',
      ],
    },
    {
      id: 'scan-file',
      asked: 'どの形式のスキャンファイルが使えますか',
      answer: [
        'STL、OBJ、PLY、GLBを、片足につき1つお使いいただけます。ファイルはお使いの端末の中で読み取ります。ご注文の際は、工房でもう一度計測します。',
      ],
      links: [links.start],
    },
    {
      id: 'by-hand',
      asked: 'カメラがなくても測れますか',
      answer: [
        'はい。床の紙を壁に付け、足の輪郭を描きます。定規で測り、寸法をご入力ください。順にご案内します。',
        '寸法には、手で丁寧に測った場合の誤差の範囲として3〜5 mmを添えます。試験の結果ではなく、当店の想定です。',
      ],
      links: [links.start],
    },
    {
      id: 'when-to-measure',
      asked: 'いつ、どのくらいの間隔で測ればよいですか',
      answer: [
        '足は朝より午後のほうがわずかに大きいことが多いので、午後をおすすめします。前の計測から日がたったときや、足が変わったと感じるときは、次のご注文の前に測り直してください。',
        'これまでのスキャンはアカウントに残り、見比べられます。',
      ],
      links: [links.scans],
    },
  ],
}
