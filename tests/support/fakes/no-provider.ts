import { fail } from '#domain/result.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'

/** A payment provider for shops that take no money in a test: it answers no request, and every webhook is rejected. */
export const noProvider: PaymentProvider = {
  name: 'sandbox',
  createLink: async () => fail('not_now', 'NO_HOUSE'),
  readWebhook: async () => fail('forged'),
  reconcile: async () => fail('not_now', 'NO_HOUSE'),
  refund: async () => fail('not_now', 'NO_HOUSE'),
}
