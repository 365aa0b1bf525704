import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { RenderedMail } from '../mail.ts'
import { type MailTemplate, renderMail } from '../render-mail.ts'

type AddressChangedMailData = {
  /** Enough for its owner to recognize it, and no more. */
  readonly newAddressMasked: string
  readonly language: Language
  readonly seller: Seller
}

const words: Record<Language, (mailData: AddressChangedMailData) => Pick<MailTemplate, 'subject' | 'parts'>> = {
  en: ({ newAddressMasked, seller }) => ({
    subject: 'Your Hadashi account has a new e-mail address',
    parts: [
      {
        say: `The e-mail address of your Hadashi account is now ${newAddressMasked}. From now on, we’ll send your sign-in codes there.`,
      },
      { say: 'If you changed it, you don’t need to do anything.' },
      { say: `If you didn’t, please write to ${seller.email} from this address straight away.` },
    ],
  }),
  ja: ({ newAddressMasked, seller }) => ({
    subject: '【Hadashi】メールアドレスが変更されました',
    parts: [
      {
        say: `Hadashiにご登録のメールアドレスが、${newAddressMasked} に変更されました。今後、ログイン用の確認コードは新しいアドレスにお送りします。`,
      },
      { say: 'お客様ご本人のお手続きであれば、何もしていただく必要はありません。' },
      {
        say: `お心当たりのない場合は、お手数ですが、このメールアドレスから ${seller.email} まで、すぐにご連絡ください。`,
      },
    ],
  }),
}

/** Informs the old address that it no longer belongs to an account, in case somebody else changed it. */
export function renderAddressChangedMail(mailData: AddressChangedMailData): RenderedMail {
  const { language, seller } = mailData
  return renderMail({ kind: 'email_changed', language, ...words[language](mailData) }, seller)
}
