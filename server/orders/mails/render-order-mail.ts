import type { Seller } from '#domain/content/seller.ts'
import type { OrderTemplateKind } from '#domain/order/order-mails.ts'
import type { Language } from '#domain/settings.ts'
import type { RenderedMail } from '#server/mail/mail.ts'
import { renderMail } from '#server/mail/render-mail.ts'
import type { OrderMailData } from './order-mail-data.ts'
import { orderWords } from './order-words.ts'

type OrderMailInput = OrderMailData & {
  readonly kind: OrderTemplateKind
  readonly language: Language
  readonly link: string
  readonly seller: Seller
}

const look: Record<Language, string> = { en: 'See your order', ja: 'ご注文を確認する' }
const formatSubject: Record<Language, (subject: string, number: string) => string> = {
  en: (subject, number) => `${subject} (order ${number})`,
  ja: (subject, number) => `【Hadashi】${subject}（ご注文番号 ${number}）`,
}

/** Renders a mail about an order, with a link to it. */
export function renderOrderMail({ kind, language, link, seller, ...mailData }: OrderMailInput): RenderedMail {
  const { subject, says, button = look[language] } = orderWords[language][kind](mailData)
  const parts = [...says.map((say) => ({ say })), { button, link }]
  return renderMail({ kind, language, subject: formatSubject[language](subject, mailData.number), parts }, seller)
}
