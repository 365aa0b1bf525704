import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { RenderedMail } from '../mail.ts'
import { type MailTemplate, renderMail } from '../render-mail.ts'

type NewAddressMailData = {
  readonly code: string
  readonly minutes: number
  readonly language: Language
  readonly seller: Seller
}

const words: Record<Language, (mailData: NewAddressMailData) => Pick<MailTemplate, 'subject' | 'parts'>> = {
  en: ({ code, minutes }) => ({
    subject: `${code} is your code to confirm this address at Hadashi`,
    parts: [
      {
        say: 'Someone who is signed in to Hadashi wants to use this e-mail address for their account. If that’s you, enter this code on the page where you asked for it.',
      },
      { code },
      {
        say: `It’s valid for ${minutes} minutes and works once. Until you enter it, your account keeps its current address.`,
      },
      { note: 'Didn’t ask for this? You can ignore this e-mail. Nothing changes without the code.' },
    ],
  }),
  ja: ({ code, minutes }) => ({
    subject: `【Hadashi】新しいメールアドレスの確認コードは${code}です`,
    parts: [
      {
        say: 'Hadashiのアカウントのメールアドレスを、このアドレスに変更するお申し込みがありました。お客様ご本人でしたら、お手続き中の画面に次の確認コードをご入力ください。',
      },
      { code },
      {
        say: `このコードは${minutes}分間有効で、お使いいただけるのは1回限りです。ご入力いただくまで、メールアドレスは変わりません。`,
      },
      { note: 'お心当たりのない場合は、このメールは破棄してください。コードを入力しない限り、何も変更されません。' },
    ],
  }),
}

/** Verifies the new address of a customer. */
export function renderNewAddressMail(mailData: NewAddressMailData): RenderedMail {
  const { language, seller } = mailData
  return renderMail({ kind: 'email_change_code', language, ...words[language](mailData) }, seller)
}
