import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import { drawMail, type Letter } from '../draw-mail.ts'
import type { WrittenMail } from '../mail.ts'

type Given = { readonly language: Language; readonly seller: Seller }

const words: Record<Language, Pick<Letter, 'subject' | 'parts'>> = {
  en: {
    subject: 'This address already has a Hadashi account',
    parts: [
      {
        say: 'Somebody wanted to move their Hadashi account to this address. It has an account with us already, so nothing was changed.',
      },
      { say: 'If it was you, sign in with this address, or choose another one for your other account.' },
      { note: 'It was not you? Then nothing needs to be done. Nobody got into your account.' },
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
        note: 'お心当たりのない場合は、何もなさる必要はございません。お客様のアカウントにどなたかがログインされたわけではありません。',
      },
    ],
  },
}

/** Tells the holder of an account that somebody wanted its address; who asked is told nothing. */
export function addressTakenMail({ language, seller }: Given): WrittenMail {
  return drawMail({ kind: 'address_taken', language, ...words[language] }, seller)
}
