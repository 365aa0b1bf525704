import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import { drawMail, type Letter } from '../draw-mail.ts'
import type { WrittenMail } from '../mail.ts'

type Given = {
  readonly code: string
  readonly minutes: number
  readonly language: Language
  readonly seller: Seller
}

const words: Record<Language, (given: Given) => Pick<Letter, 'subject' | 'parts'>> = {
  en: ({ code, minutes }) => ({
    subject: `${code} confirms this address at Hadashi`,
    parts: [
      {
        say: 'Somebody who is signed in to Hadashi wants to use this address for their account. If that is you, type this code where you asked for it.',
      },
      { code },
      {
        say: `It is good for ${minutes} minutes, and for one use. Until you type it, your account keeps the address that it has.`,
      },
      { note: 'You did not ask for this? Then nothing needs to be done: without the code nothing is changed.' },
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
      { note: 'お心当たりのない場合は、何もなさる必要はございません。コードがなければ、何も変更されません。' },
    ],
  }),
}

/** Proves the address that a customer wants to move to. */
export function newAddressMail(given: Given): WrittenMail {
  const { language, seller } = given
  return drawMail({ kind: 'new_address', language, ...words[language](given) }, seller)
}
