import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

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
        `測り方は三つあります。店舗では、およそ${storeMinutes}分で測ります。ご自宅では、スマートフォンと紙一枚を使って、およそ${homeMinutes}分で測れます。お手持ちのスキャンファイルや、ご自身で測った数値もお使いいただけます。`,
        'どの方法でも、同じ靴をご注文いただけます。違うのは、測れる項目の数と誤差の範囲です。',
      ],
      links: [links.scan],
    },
    {
      id: 'what-i-need',
      asked: '自宅で測るには何が必要ですか',
      answer: [
        'カメラ付きのスマートフォン、A4またはUSレターの紙一枚、硬い床、そして日光か、むらのない照明です。測るときは素足になってください。',
        '壁や椅子のそばに立ち、つかまってください。どなたかに撮ってもらうと楽に測れます。',
      ],
      links: [links.start],
    },
    {
      id: 'accuracy',
      asked: '計測はどのくらい正確ですか',
      answer: [
        '数値には一つずつ、誤差の範囲と測り方を添えます。どちらもご注文の前にご覧いただけます。',
        '写真による計測の正確さは、CGの足の画像だけで確かめています。実際の人の足では、まだ確かめていません。実際の足をノギスで測って比べるまでは、他社との比較はいたしません。',
      ],
      links: [links.about],
    },
    {
      id: 'estimated',
      asked: '「推定」と書かれた数値があるのはなぜですか',
      answer: [
        '真上からの写真では、甲の高さは測れません。測れない数値は、公表されている計算式を使ってほかの数値から推定し、「推定」と書きます。',
        '店舗での計測やスキャンファイルなら、写真では推定になる数値も測れます。',
      ],
    },
    {
      id: 'photo-refused',
      asked: '写真が使えないと表示されました',
      answer: [
        'その写真からは、確かな数値を出せないためです。紙の端が写っていない、撮る角度が斜めすぎる、ぶれている、光が反射している、足が紙からはみ出しているなど、直す点を一つお伝えします。',
        '写真は何度でも撮り直せます。ほかに入力された内容は消えません。',
      ],
    },
    {
      id: 'scan-file',
      asked: 'どの形式のスキャンファイルが使えますか',
      answer: [
        'STL、OBJ、PLY、GLBを、片足につき一つお使いいただけます。ファイルはお使いの端末の中で読み取ります。ご注文の際は、工房でもう一度計測します。',
      ],
      links: [links.start],
    },
    {
      id: 'by-hand',
      asked: 'カメラがなくても測れますか',
      answer: [
        'はい。床の紙を壁に付け、足の輪郭を描きます。定規で測り、数値をご入力ください。順にご案内します。',
        'スキャンより誤差の範囲は広くなり、その値も表示します。',
      ],
      links: [links.start],
    },
    {
      id: 'when-to-measure',
      asked: 'いつ、どのくらいの間隔で測ればよいですか',
      answer: [
        '足は朝より午後のほうがわずかに大きいことが多いので、午後をおすすめします。前の計測から日がたったときや、足が変わったと感じるときは、次の一足の前に測り直してください。',
        'これまでのスキャンはアカウントに残り、見比べられます。',
      ],
      links: [links.scans],
    },
  ],
}
