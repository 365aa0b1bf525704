import type { TermsPart } from '#domain/content/page-content.ts'
import type { Seller } from '#domain/content/seller.ts'
import { settings } from '#domain/settings.ts'
import { linksIn } from '../../links.ts'
import { storedTable } from '../stored-rows.ts'

const links = linksIn('ja')
const { terms } = settings

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
            text: `お客様のデータの取り扱いは、${seller.name}（${seller.address}）が決定し、その責任を負います。お問い合わせは${seller.email}にお寄せください。`,
          },
        ],
      },
      {
        id: 'what-we-keep',
        heading: '保存する内容、目的、期間',
        blocks: [
          {
            table: {
              head: ['内容', '目的', '法的な根拠', '期間'],
              rows: [
                [
                  '足の寸法と輪郭。ご注文に使われたスキャンファイル',
                  '靴をつくるため',
                  '契約',
                  'お客様がそれらまたはアカウントを削除されるまで',
                ],
                [
                  'お名前、メールアドレス、ご住所、お電話番号',
                  'ご連絡とお届けのため',
                  '契約',
                  'アカウントを削除されるまで',
                ],
                ['ご注文、お支払い、請求書', '契約の履行と帳簿のため', '契約と法律', `${terms.recordYears}年`],
                [
                  'メッセージと、そこでお送りいただいた写真',
                  'ご相談にお答えするため',
                  '契約',
                  'アカウントを削除されるまで',
                ],
                ['ご予約', '席をお取りするため', '契約', 'アカウントを削除されるまで'],
                [
                  'お知らせメールへの同意、その文言と日時',
                  'ご希望の方だけにお送りするため',
                  '同意',
                  '同意を取り消されるまで',
                ],
                [
                  '足の講座を始めるときの回答',
                  '先に専門家へ相談すべき場合をお伝えするため',
                  '明示の同意',
                  '削除されるまで',
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'photos',
        heading: '写真と足型スキャン',
        blocks: [
          {
            text: '足の写真はお使いの端末の中で測り、当店には送られません。お客様がメッセージでお送りになったときだけ、拝見します。',
          },
          {
            text: '足型スキャンは個人データとして扱います。個人を見分けるためには使わず、販売も貸し出しもいたしません。',
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
              '配送会社：お名前、ご住所、お電話番号。',
              '契約のもとで当店のために働く、メール配信とサーバーの事業者。',
              '法律で義務づけられている場合の、公的機関。',
            ],
          },
          {
            text: '当店はイギリスと日本で販売します。両国は互いの個人データ保護の水準を認めており、お客様のデータはどちらでも同じように守られます。',
          },
        ],
      },
      {
        id: 'your-rights',
        heading: 'お客様の権利',
        blocks: [
          {
            text: 'データの閲覧、訂正、持ち出し、削除、利用の制限や異議、同意の取り消しは、いつでもできます。多くはアカウントからすぐにでき、そのほかはご連絡から一か月以内にお答えします。',
          },
          {
            text: 'ご不満があるときは、イギリスでは情報コミッショナー事務局（ICO）、日本では個人情報保護委員会に申し立てることができます。',
          },
          { links: [links.details] },
        ],
      },
      {
        id: 'appi',
        heading: '日本のお客様へ',
        blocks: [
          {
            text: '個人情報保護法に基づき、お客様の個人情報は上に記した目的のためだけに用い、安全に管理し、法令で認められる場合を除き、同意なく第三者に提供しません。開示、訂正、利用停止などのご請求は、上記の宛先で承ります。手数料はかかりません。',
          },
        ],
      },
      {
        id: 'stored-values',
        heading: 'クッキーと、端末に保存する値',
        blocks: [
          {
            text: '当店がお使いのブラウザに保存するものは、これですべてです。どれもお客様のご利用に必要なもので、ほかのサイトまで追いかけるものはありません。この表にないものは、同意をいただいてから読み込みます。',
          },
          storedTable('ja'),
        ],
      },
    ],
  }
}
