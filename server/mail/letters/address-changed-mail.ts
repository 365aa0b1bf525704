import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import { drawMail, type Letter } from '../draw-mail.ts'
import type { WrittenMail } from '../mail.ts'

type Given = {
  /** Enough of it to be known again by who owns it, and no more. */
  readonly newAddressMasked: string
  readonly language: Language
  readonly seller: Seller
}

const words: Record<Language, (given: Given) => Pick<Letter, 'subject' | 'parts'>> = {
  en: ({ newAddressMasked, seller }) => ({
    subject: 'The address of your Hadashi account was changed',
    parts: [
      { say: `Your Hadashi account now has the address ${newAddressMasked}. Codes to sign in go there from now on.` },
      { say: 'If you changed it, nothing needs to be done.' },
      { say: `If you did not, please write to ${seller.email} from this address at once.` },
    ],
  }),
  ja: ({ newAddressMasked, seller }) => ({
    subject: '【Hadashi】メールアドレスが変更されました',
    parts: [
      {
        say: `お客様のHadashiのアカウントのメールアドレスが、${newAddressMasked} に変更されました。今後、ログイン用の確認コードは新しいアドレスにお送りします。`,
      },
      { say: 'お客様ご本人のお手続きでしたら、何もなさる必要はございません。' },
      {
        say: `お心当たりのない場合は、お手数ですが、このメールアドレスから ${seller.email} まで、すぐにご連絡ください。`,
      },
    ],
  }),
}

/** Tells the old address that it has gone from an account, should somebody else have done it. */
export function addressChangedMail(given: Given): WrittenMail {
  const { language, seller } = given
  return drawMail({ kind: 'address_changed', language, ...words[language](given) }, seller)
}
