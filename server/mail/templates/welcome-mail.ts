import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { RenderedMail } from '../mail.ts'
import { type MailTemplate, renderMail } from '../render-mail.ts'

type WelcomeMailData = {
  /** As the language writes it: in Japanese the family name. */
  readonly name: string
  readonly language: Language
  readonly seller: Seller
}

const words: Record<Language, (mailData: WelcomeMailData) => Pick<MailTemplate, 'subject' | 'parts'>> = {
  en: ({ name }) => ({
    subject: 'Welcome to Hadashi',
    parts: [
      { say: `Hello ${name},` },
      {
        say: 'Your account is ready. It keeps your scans, reservations and orders together, wherever you sign in.',
      },
      { say: 'There’s no password to remember. To sign in, you ask for a code, and we send it to this address.' },
      {
        note: 'In your account you can change your details, download your data or delete the account at any time.',
      },
    ],
  }),
  ja: ({ name }) => ({
    subject: '【Hadashi】ご登録ありがとうございます',
    parts: [
      { say: `${name} 様` },
      { say: 'このたびはHadashiにご登録いただき、ありがとうございます。アカウントのご用意ができました。' },
      { say: '足型スキャン、ご予約、ご注文をまとめて保存します。ログインすれば、どの端末からでもご覧いただけます。' },
      { say: 'パスワードは必要ありません。ログインの際に、このメールアドレスに確認コードをお送りします。' },
      {
        note: 'ご登録内容の変更、データのダウンロード、アカウントの削除は、アカウントの「登録情報」からいつでも行っていただけます。',
      },
    ],
  }),
}

/** Welcomes the customer of a new account, and says what it contains. */
export function renderWelcomeMail(mailData: WelcomeMailData): RenderedMail {
  const { language, seller } = mailData
  return renderMail({ kind: 'welcome', language, ...words[language](mailData) }, seller)
}
