import type { TellParts } from '#server/orders/mails/link-of-order.ts'
import type { PaymentHouse } from './port.ts'

/** With what the shop takes money. */
export type PayParts = TellParts & {
  readonly house: PaymentHouse
  now(): Date
}
