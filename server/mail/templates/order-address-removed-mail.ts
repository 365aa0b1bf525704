import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { RenderedMail } from '../mail.ts'
import { type MailTemplate, renderMail } from '../render-mail.ts'

type OrderAddressLeftMailData = {
  readonly number: string
  /** Enough for its owner to recognize it, and no more. */
  readonly newAddressMasked: string
  readonly language: Language
  readonly seller: Seller
}

const words: Record<Language, (mailData: OrderAddressLeftMailData) => Pick<MailTemplate, 'subject' | 'parts'>> = {
  en: ({ number, newAddressMasked, seller }) => ({
    subject: `Your Hadashi order ${number} has a new e-mail address`,
    parts: [
      {
        say: `From now on, we’ll write about your order ${number} to ${newAddressMasked}, and no longer to this address.`,
      },
      { say: 'If you changed it, you don’t need to do anything.' },
      { say: `If you didn’t, please write to ${seller.email} from this address straight away.` },
    ],
  }),
  ja: ({ number, newAddressMasked, seller }) => ({
    subject: `【Hadashi】ご注文のご連絡先が変更されました（ご注文番号 ${number}）`,
    parts: [
      {
        say: `今後、ご注文（ご注文番号 ${number}）に関するご連絡は、${newAddressMasked} にお送りします。このメールアドレスには、今後お送りしません。`,
      },
      { say: 'お客様ご本人のお手続きであれば、何もしていただく必要はありません。' },
      {
        say: `お心当たりのない場合は、お手数ですが、このメールアドレスから ${seller.email} まで、すぐにご連絡ください。`,
      },
    ],
  }),
}

/** Informs an address that the mails of an order now go elsewhere, in case somebody else changed it. */
export function renderOrderAddressRemovedMail(mailData: OrderAddressLeftMailData): RenderedMail {
  const { language, seller } = mailData
  return renderMail({ kind: 'order_email_removed', language, ...words[language](mailData) }, seller)
}
