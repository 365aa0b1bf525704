import type { OrderMailDeps } from '#server/orders/mails/order-link.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Dependencies of payments. */
export type PaymentDeps = OrderMailDeps & {
  readonly provider: PaymentProvider
  now(): Date
}
