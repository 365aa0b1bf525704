import type { Language } from '../settings.ts'
import type { CheckoutDraft, SentOrder } from './checkout-draft.ts'
import { type CheckoutFault, readCheckout } from './read-checkout.ts'

/** What stood on the page when its button was pressed. */
export type SeenCheckout = {
  readonly draft: CheckoutDraft
  readonly lines: readonly string[]
  readonly price: SentOrder['price']
  readonly terms: string
  readonly language: Language
}

/** What a press of the button means: an order to send, or what of it is missing. */
export type PressedOrder =
  | { readonly type: 'order.wanted'; readonly order: SentOrder }
  | { readonly type: 'order.incomplete'; readonly faults: readonly CheckoutFault[] }

export function pressOrder({ draft, lines, price, terms, language }: SeenCheckout): PressedOrder {
  const read = readCheckout(draft)
  if (!read.ok) return { type: 'order.incomplete', faults: read.facts }
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
