import type { QuestionGroup } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { includedIn } from '../../import-costs.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('ja')
const { signIn } = settings

export const account = (seller: Seller): QuestionGroup => ({
  id: 'account',
  heading: 'アカウント、店舗、日本でのご利用',
  questions: [
    {
      id: 'need-account',
      asked: 'アカウントは必要ですか',
      answer: [
        'すべてのページの閲覧、色選び、ご来店のご予約には必要ありません。ご自宅で足を測るときは、スキャンを保存するため、メールアドレスと確認コードでご登録いただきます。',
        'あとからログインされると、それまでの内容を引き継ぎます。',
      ],
      links: [links.account],
    },
    {
      id: 'password',
      asked: 'パスワードがないのはなぜですか',
      answer: [
        `6桁のコードとリンクをメールでお送りします。どちらか1つを、${signIn.minutes}分以内に1回だけお使いいただけます。パスワードを覚える必要も、盗まれる心配もありません。`,
      ],
    },
    {
      id: 'store-visit',
      asked: '店舗では何をしますか',
      answer: [
        '両足を測ります。計測は素足で行います。試し履きもできます。スキャンは、店舗でお渡しするコードで、お客様のアカウントに保存します。計測だけのご来店もできます。',
        '裾をまくりやすい服装でお越しください。靴下のままお越しいただけます。ご予約の変更やキャンセルは、予約確認のメールからできます。',
      ],
      links: [links.reserve],
    },
    {
      id: 'store-full',
      asked: '予約がいっぱいのときはどうすればよいですか',
      answer: ['キャンセル待ちにお申し込みください。空きが出ましたら、順番にメールでご案内します。'],
      links: [links.reserve],
    },
    {
      id: 'japan-orders',
      asked: '日本へのお届けでは何が違いますか',
      answer: [
        `価格は日本円で、${includedIn('JP', 'ja')}です。お支払いには、カードのほかコンビニ払いもお選びいただけます。住所は日本の順序で、お名前（カナ）とともにご入力いただきます。特定商取引法に基づく表記は、利用規約のページに日本語と英語で載せています。`,
        'これらはお届け先の国で決まります。お読みになる言語では変わりません。',
      ],
      links: [links.tokushoho],
    },
    {
      id: 'sizes-japan',
      asked: '日本のサイズや足囲も表示されますか',
      answer: [
        '計測のあとに、足長と、日本、ヨーロッパ、イギリス、アメリカの目安のサイズを表示します。足囲（ワイズ）の区分は表示しません。もとになる足囲が、写真で測る場合は推定になるためです。',
      ],
      links: [links.figures],
    },
    {
      id: 'ask-a-person',
      asked: '担当者に相談できますか',
      answer: [
        `メール（${seller.email}）、お電話（${seller.phone}）、またはご注文のメッセージでお尋ねください。担当者がお答えします。`,
      ],
      links: [links.orders],
    },
  ],
})
