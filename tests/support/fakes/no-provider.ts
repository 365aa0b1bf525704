import { fail } from '#domain/result.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'

/** A payment provider for shops that take no money in a test: it answers no request, and every webhook is rejected. */
export const noProvider: PaymentProvider = {
  name: 'sandbox',
  createLink: async () => fail('temporary_failure', 'NO_PROVIDER'),
  readWebhook: async () => fail('forged'),
  reconcile: async () => fail('temporary_failure', 'NO_PROVIDER'),
  refund: async () => fail('temporary_failure', 'NO_PROVIDER'),
}
