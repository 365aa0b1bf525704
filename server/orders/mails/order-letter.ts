import type { Seller } from '#domain/content/seller.ts'
import type { OrderLetterKind } from '#domain/order/order-letters.ts'
import type { Language } from '#domain/settings.ts'
import { drawMail } from '#server/mail/draw-mail.ts'
import type { WrittenMail } from '#server/mail/mail.ts'
import type { OrderTold } from './order-told.ts'
import { orderWords } from './order-words.ts'

type Given = OrderTold & {
  readonly kind: OrderLetterKind
  readonly language: Language
  readonly link: string
  readonly seller: Seller
}

const look: Record<Language, string> = { en: 'See your order', ja: 'ご注文を確認する' }
const subjectOf: Record<Language, (subject: string, number: string) => string> = {
  en: (subject, number) => `${subject} (order ${number})`,
  ja: (subject, number) => `【Hadashi】${subject}（ご注文番号 ${number}）`,
}

/** What became of an order, and the way to it. */
export function orderLetter({ kind, language, link, seller, ...told }: Given): WrittenMail {
  const { subject, says, button = look[language] } = orderWords[language][kind](told)
  const parts = [...says.map((say) => ({ say })), { button, link }]
  return drawMail({ kind, language, subject: subjectOf[language](subject, told.number), parts }, seller)
}
