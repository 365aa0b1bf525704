import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { RenderedMail } from '../mail.ts'
import { type MailTemplate, renderMail } from '../render-mail.ts'

type OrderClaimMailData = {
  readonly code: string
  readonly number: string
  readonly minutes: number
  readonly language: Language
  readonly seller: Seller
}

const words: Record<Language, (mailData: OrderClaimMailData) => Pick<MailTemplate, 'subject' | 'parts'>> = {
  en: ({ code, number, minutes }) => ({
    subject: `${code} is your code to add an order at Hadashi`,
    parts: [
      {
        say: `Someone who is signed in to Hadashi wants to add your order ${number} to their account. If that’s you, enter this code on the page where you asked for it.`,
      },
      { code },
      {
        say: `It’s valid for ${minutes} minutes and works once. From then on you find the order in your account, and the links of our earlier e-mails no longer open it.`,
      },
      {
        note: 'Didn’t ask for this? You can ignore this e-mail. Nothing changes without the code. Don’t pass it on to anyone.',
      },
    ],
  }),
  ja: ({ code, number, minutes }) => ({
    subject: `【Hadashi】ご注文の追加の確認コードは${code}です`,
    parts: [
      {
        say: `ご注文（ご注文番号 ${number}）をHadashiのアカウントに追加するお申し込みがありました。お客様ご本人でしたら、お手続き中の画面に次の確認コードをご入力ください。`,
      },
      { code },
      {
        say: `このコードは${minutes}分間有効で、お使いいただけるのは1回限りです。追加後は、アカウントからご注文をご確認いただけます。これまでのメールのリンクからは、ご覧いただけなくなります。`,
      },
      {
        note: 'お心当たりのない場合は、このメールは破棄してください。コードを入力しない限り、何も変更されません。コードを第三者に知らせないでください。',
      },
    ],
  }),
}

/** Verifies that a customer may move a guest order to their account. */
export function renderOrderClaimMail(mailData: OrderClaimMailData): RenderedMail {
  const { language, seller } = mailData
  return renderMail({ kind: 'order_claim', language, ...words[language](mailData) }, seller)
}
