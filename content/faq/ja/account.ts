import type { QuestionGroup } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'

const links = linksIn('ja')
const { signInLink } = settings

export const account: QuestionGroup = {
  id: 'account',
  heading: 'アカウント、店舗、日本でのご利用',
  questions: [
    {
      id: 'need-account',
      asked: 'アカウントは必要ですか',
      answer: [
        'ご覧になるだけなら必要ありません。計測も、カートに入れることもできます。あとからログインされると、それまでの内容を引き継ぎます。',
      ],
      links: [links.account],
    },
    {
      id: 'password',
      asked: 'パスワードがないのはなぜですか',
      answer: [
        `六桁のコードかリンクをメールでお送りします。有効なのは${signInLink.minutes}分間、一度だけです。覚えるものも、盗まれるものもありません。`,
      ],
    },
    {
      id: 'store-visit',
      asked: '店舗では何をしますか',
      answer: [
        '両足を測り、見本をお試しいただけます。計測はコードでお客様に結びつけます。お買い上げいただかなくてもかまいません。',
        '裾をまくりやすい服装でお越しください。席の変更や取り消しは、ご予約の確認メールからできます。',
      ],
      links: [links.reserve],
    },
    {
      id: 'store-full',
      asked: '席が空いていないときは、どうすればよいですか',
      answer: ['キャンセル待ちにお申し込みください。空きが出ましたら、順番にメールでご案内します。'],
      links: [links.reserve],
    },
    {
      id: 'japan-orders',
      asked: '日本からの注文は何が違いますか',
      answer: [
        '税込の円でお支払いいただき、コンビニ払いも選べます。住所は日本の順番で、ふりがなとともにご入力いただきます。特定商取引法に基づく表記は、ご利用条件のページに日本語と英語で載せています。',
        '違いはお届け先の国で決まり、お読みになる言語では変わりません。',
      ],
      links: [links.tokushoho],
    },
    {
      id: 'sizes-japan',
      asked: '日本のサイズや足囲も表示されますか',
      answer: ['はい。足長をミリで、足囲をJIS S 5037によるEから4Eまでで、ほかの表し方と並べて表示します。'],
    },
    {
      id: 'ask-a-person',
      asked: '人に相談したいときは、どうすればよいですか',
      answer: [
        'チャットを開くか、ご注文のメッセージでお書きください。ここに答えのあるご質問にはすぐにお答えし、それ以外は担当者がメールでお返事します。',
      ],
      links: [links.orders],
    },
  ],
}
