import type { Language } from '../settings.ts'
import type { CheckoutDraft, SentOrder } from './checkout-draft.ts'
import { type CheckoutFieldError, readCheckout } from './read-checkout.ts'

/** What the page showed when its button was pressed. */
export type ReviewedCheckout = {
  readonly draft: CheckoutDraft
  readonly lines: readonly string[]
  readonly price: SentOrder['price']
  readonly terms: string
  readonly language: Language
}

/** The event of pressing the order button: an order to send, or its field errors. */
export type PressedOrder =
  | { readonly type: 'order.wanted'; readonly order: SentOrder }
  | { readonly type: 'order.incomplete'; readonly fieldErrors: readonly CheckoutFieldError[] }

export function pressOrder({ draft, lines, price, terms, language }: ReviewedCheckout): PressedOrder {
  const read = readCheckout(draft)
  if (!read.ok) return { type: 'order.incomplete', fieldErrors: read.facts }
  const { email, phone, fields } = read.value
  const order: SentOrder = {
    lines: [...lines],
    price,
    terms_version: terms,
    language,
    contact: { email, ...(phone !== undefined && { phone }) },
    delivery: { country: draft.country, fields },
  }
  return { type: 'order.wanted', order }
}
