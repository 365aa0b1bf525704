import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'
import { storedTable } from '../stored-rows.ts'
import { keptData } from './kept-data.ts'

const links = linksIn('ja')
const { complaints } = settings

/** UK GDPR and Data Protection Act 2018; 個人情報保護法 for customers in Japan. */
export function privacy(seller: Seller): TermsPart {
  return {
    id: 'privacy',
    heading: 'プライバシー',
    sections: [
      {
        id: 'controller',
        heading: '責任者',
        blocks: [
          {
            facts: [
              ['個人情報を取り扱う事業者', seller.name],
              ['所在地', seller.address],
              ['責任者', seller.representative],
              ['お問い合わせ', seller.email],
            ],
          },
        ],
      },
      {
        id: 'what-we-keep',
        heading: '保存する内容、目的、期間',
        blocks: [
          {
            text: 'スキャン、ご注文、来店のご予約、メッセージ、足の運動コースは、順に始まります。これらについての記載は、始まったときから適用します。',
          },
          keptData,
        ],
      },
      {
        id: 'photos',
        heading: '写真と足型スキャン',
        blocks: [
          {
            text: '足の写真はお使いの端末の中で測り、当店には送られません。お客様がご自身でお送りくださったときだけ、拝見します。',
          },
          {
            text: '足型スキャンは個人情報として扱います。個人を識別するためには使わず、販売も貸し出しもいたしません。',
          },
          {
            text: 'ほかの方の足は、その方の同意を得て測ってください。18歳未満のお子様の場合は、保護者の同意が必要です。同意のご確認をお願いし、その文言と日時を保存します。',
          },
          { links: [links.scans] },
        ],
      },
      {
        id: 'who-else',
        heading: 'データをお渡しする相手',
        blocks: [
          {
            list: [
              '決済会社：お名前、メールアドレス、金額。カード番号は決済会社だけに届きます。',
              '配送会社：お名前、ご住所、お電話番号。日本へのお届けでは、税関にも届きます。',
              '当店が契約により業務を委託する、メール配信とサーバーの事業者。',
              'Ideal Postcodes（イギリス）：検索されたイギリスの郵便番号。当店がこのサービスを使う場合に限ります。お客様を示す情報は一緒に送りません。',
              'Calendly LLC（アメリカ）：IPアドレス、ブラウザの情報、カレンダーに入力された内容。来店予約のページで同社のカレンダーを表示する場合に、同意された方のものだけです。',
              '法律で義務づけられている場合の、公的機関。',
            ],
          },
          {
            text: '当店はイギリスと日本で販売します。両国は、個人データ保護の水準を互いに認めています。お客様のデータは、どちらの国でも取り扱うことがあります。',
          },
        ],
      },
      {
        id: 'security',
        heading: '安全管理のための措置',
        blocks: [
          {
            list: [
              '足の写真は、お客様がお送りにならないかぎり、当店に届きません。',
              'パスワードはありません。コードとリンクは短い時間に1回だけ使え、当店には照合のための値だけを保存します。',
              'スタッフは各自の名義で、担当に応じた権限だけで作業します。操作はすべて記録し、退職したスタッフの権限はすぐに止めます。',
              'サーバーの記録には、メールアドレス、コードなど、ログインにつながる情報を残しません。',
              'ログイン中の端末は、いつでもご確認いただき、ログアウトできます。',
            ],
          },
        ],
      },
      {
        id: 'your-rights',
        heading: 'お客様の権利',
        blocks: [
          {
            text: 'データの閲覧、訂正、持ち出し、削除、利用の制限、異議の申し立て、同意の取り消しは、いつでもできます。多くはアカウントからすぐにできます。そのほかは、ご連絡から1か月以内にお答えします。',
          },
          {
            text: `データの取り扱いについての苦情は、メールなどで当店にお寄せください。${complaints.confirmDays}営業日以内に受付を確認し、すみやかに調べて、結果をお知らせします。イギリスでは情報コミッショナー事務局（ICO）、日本では個人情報保護委員会に申し立てることもできます。`,
          },
          { links: [links.details] },
        ],
      },
      {
        id: 'appi',
        heading: '日本のお客様へ',
        blocks: [
          {
            text: '個人情報保護法に基づき、お客様の個人情報は上に記した目的の範囲内で利用し、安全に管理します。法令で認められる場合を除き、ご本人の同意なく第三者に提供しません。開示、訂正、利用停止などのご請求は、上記の宛先で承ります。手数料はかかりません。',
          },
        ],
      },
      {
        id: 'stored-values',
        heading: 'クッキーと、端末に保存するもの',
        blocks: [
          {
            text: '当店がお使いのブラウザに保存するものを、すべて挙げます。ほかのサイトでの行動を追跡するものはありません。多くは、お客様がお使いになる機能に必要なものです。ただし、次のものは、お選びいただかなくても保存します。言語と価格を合わせて表示するためのlanguage、hadashi-language、country_codeと、タブを閉じるまでのセッションストレージです。言語と国は、どのページでも変更できます。すべて、ブラウザで削除することもできます。この表にないものは、同意された場合にのみ読み込みます。',
          },
          storedTable('ja'),
        ],
      },
    ],
  }
}
