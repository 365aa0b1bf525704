import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { RenderedMail } from '../mail.ts'
import { type MailTemplate, renderMail } from '../render-mail.ts'

type AddressTakenMailData = { readonly language: Language; readonly seller: Seller }

const words: Record<Language, Pick<MailTemplate, 'subject' | 'parts'>> = {
  en: {
    subject: 'This e-mail address already has a Hadashi account',
    parts: [
      {
        say: 'Someone asked to move their Hadashi account to this e-mail address. It already has an account with us, so nothing has changed.',
      },
      { say: 'If it was you, sign in with this address, or choose another one for your other account.' },
      { note: 'If it wasn’t you, you can ignore this e-mail. This request didn’t sign anyone in to your account.' },
    ],
  },
  ja: {
    subject: '【Hadashi】このメールアドレスはすでに登録されています',
    parts: [
      {
        say: 'このメールアドレスへの変更のお申し込みがありましたが、すでにHadashiのアカウントに登録されているアドレスのため、何も変更しておりません。',
      },
      { say: 'お客様ご本人でしたら、このアドレスでログインしていただくか、別のアドレスをお選びください。' },
      {
        note: 'お心当たりのない場合は、このメールは破棄してください。このお申し込みによって、第三者がお客様のアカウントにログインした事実はありません。',
      },
    ],
  },
}

/** Informs the owner of an account that somebody requested its address; the requester learns nothing. */
export function renderAddressTakenMail({ language, seller }: AddressTakenMailData): RenderedMail {
  return renderMail({ kind: 'email_taken', language, ...words[language] }, seller)
}
