import type { Seller } from '#domain/content/seller.ts'
import type { Language } from '#domain/settings.ts'
import type { RenderedMail } from '../mail.ts'
import { type MailTemplate, renderMail } from '../render-mail.ts'

type OrderAddressNewMailData = {
  readonly number: string
  readonly link: string
  readonly language: Language
  readonly seller: Seller
}

const words: Record<Language, (mailData: OrderAddressNewMailData) => Pick<MailTemplate, 'subject' | 'parts'>> = {
  en: ({ number, link, seller }) => ({
    subject: `We’ll write to you here about your Hadashi order ${number}`,
    parts: [
      { say: `From now on, we’ll send our e-mails about your order ${number} to this address.` },
      { button: 'See your order', link },
      { note: `Didn’t order from us? Please write to ${seller.email}, so that we don’t send you any more of these.` },
    ],
  }),
  ja: ({ number, link, seller }) => ({
    subject: `【Hadashi】ご注文のご連絡先を承りました（ご注文番号 ${number}）`,
    parts: [
      { say: `今後、ご注文（ご注文番号 ${number}）に関するご連絡は、このメールアドレスにお送りします。` },
      { button: 'ご注文を確認する', link },
      {
        note: `ご注文にお心当たりのない場合は、お手数ですが ${seller.email} までご連絡ください。以後、お送りしないようにいたします。`,
      },
    ],
  }),
}

/** Sends the link of an order to the order's new address. */
export function renderOrderAddressAddedMail(mailData: OrderAddressNewMailData): RenderedMail {
  const { language, seller } = mailData
  return renderMail({ kind: 'order_email_added', language, ...words[language](mailData) }, seller)
}
