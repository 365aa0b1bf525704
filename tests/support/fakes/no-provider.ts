import { fail } from '#domain/result.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'

/** For shops that take no money in a test: whoever asks is not answered, and nobody's news is believed. */
export const noProvider: PaymentProvider = {
  name: 'sandbox',
  createLink: async () => fail('not_now', 'NO_HOUSE'),
  readWebhook: async () => fail('forged'),
  reconcile: async () => fail('not_now', 'NO_HOUSE'),
  refund: async () => fail('not_now', 'NO_HOUSE'),
}
