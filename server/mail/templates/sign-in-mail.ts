import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { RenderedMail } from '../mail.ts'
import { type MailTemplate, renderMail } from '../render-mail.ts'

type SignInMailData = {
  readonly code: string
  readonly link: string
  readonly minutes: number
  readonly language: Language
  readonly seller: Seller
}

const words: Record<Language, (mailData: SignInMailData) => Pick<MailTemplate, 'subject' | 'parts'>> = {
  en: ({ code, link, minutes }) => ({
    subject: `${code} is your Hadashi code`,
    parts: [
      { say: 'Here’s your code to sign in to Hadashi. Enter it on the page where you asked for it.' },
      { code },
      { say: `It’s valid for ${minutes} minutes and works once. You can also sign in with the link below.` },
      { button: 'Sign in to Hadashi', link },
      {
        note: 'Didn’t ask for this? You can ignore this e-mail: without the code, nobody can sign in. We never ask for your code by phone or by e-mail.',
      },
    ],
  }),
  ja: ({ code, link, minutes }) => ({
    subject: `【Hadashi】確認コードは${code}です`,
    parts: [
      { say: 'Hadashiにログインするための確認コードをお送りします。お手続き中の画面にご入力ください。' },
      { code },
      {
        say: `このコードは${minutes}分間有効で、お使いいただけるのは1回限りです。下のリンクからログインしていただくこともできます。`,
      },
      { button: 'Hadashiにログインする', link },
      {
        note: 'お心当たりのない場合は、このメールは破棄してください。コードがなければ、第三者はログインできません。当店が電話やメールでコードをお尋ねすることはありません。',
      },
    ],
  }),
}

/** Verifies an address and signs in, by a code or by a link. */
export function renderSignInMail(mailData: SignInMailData): RenderedMail {
  const { language, seller } = mailData
  return renderMail({ kind: 'sign_in', language, ...words[language](mailData) }, seller)
}
