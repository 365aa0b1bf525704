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
        `店舗での計測は${storeMinutes}分ほどです。ご自宅では、スマートフォンと紙一枚で${homeMinutes}分ほどで測れます。お手持ちのスキャンファイルや、ご自身で測った数値もお使いいただけます。`,
        'どの方法でも、できあがる靴は同じです。違うのは、測れる範囲です。',
      ],
      links: [links.scan],
    },
    {
      id: 'what-i-need',
      asked: '自宅で測るには何が必要ですか',
      answer: [
        'カメラ付きのスマートフォン、A4またはレターサイズの紙一枚、硬い床、そして日光かむらのない照明です。素足か、足に沿う薄手の靴下で測ります。',
        '壁や椅子のそばに立ち、手を添えてください。どなたかに撮ってもらうと楽です。',
      ],
      links: [links.start],
    },
    {
      id: 'accuracy',
      asked: '計測はどのくらい正確ですか',
      answer: [
        '数値には一つずつ、誤差の範囲と測り方を添えています。どちらもご注文の前にご覧いただけます。',
        '写真による計測は、コンピューターで描いた足の画像で確かめたもので、人の足ではまだ確かめていません。実際の足をノギスで測って比べるまでは、他社との比較はいたしません。',
      ],
      links: [links.about],
    },
    {
      id: 'estimated',
      asked: '「推定」と書かれた数値があるのはなぜですか',
      answer: [
        '真上からの写真では、甲の高さは見えません。その方法で測れない数値は、公表されている回帰式でほかの数値から推定し、推定であることを示します。',
        '店舗での計測やスキャンファイルなら、写真では推定になる数値も測れます。',
      ],
    },
    {
      id: 'photo-refused',
      asked: '写真が使えないと表示されました',
      answer: [
        'その写真から出る数値が当て推量になってしまうためです。紙が切れている、角度が浅い、ぶれている、光が反射している、足が紙からはみ出しているなど、直す点を一つだけお伝えします。',
        '何度でも撮り直せます。ほかに入力された内容は失われません。',
      ],
    },
    {
      id: 'scan-file',
      asked: 'どの形式のスキャンファイルが使えますか',
      answer: [
        'STL、OBJ、PLY、GLBを、片足につき一つお使いいただけます。ファイルはお使いの端末の中で読み取り、ご注文の際に工房でもう一度計測します。',
      ],
      links: [links.start],
    },
    {
      id: 'by-hand',
      asked: 'カメラがなくても測れますか',
      answer: [
        'はい。壁に紙を当てて足の輪郭を描き、定規で測った数値をご入力ください。一行ずつご案内します。',
        'スキャンより誤差の範囲は広くなり、その値も表示します。',
      ],
      links: [links.start],
    },
    {
      id: 'when-to-measure',
      asked: 'いつ、どのくらいの間隔で測ればよいですか',
      answer: [
        '足は朝より午後のほうがわずかに大きいので、午後をおすすめします。前の計測から日がたったときや、足が変わったと感じるときは、次の一足の前に測り直してください。',
        'これまでの計測はアカウントに残り、変化を見比べられます。',
      ],
      links: [links.scans],
    },
  ],
}
