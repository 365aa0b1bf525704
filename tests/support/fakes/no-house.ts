import { fail } from '#domain/result.ts'
import type { PaymentHouse } from '#server/payments/port.ts'

/** For shops that take no money in a test: whoever asks is not answered, and nobody's news is believed. */
export const noHouse: PaymentHouse = {
  name: 'sandbox',
  createLink: async () => fail('not_now', 'NO_HOUSE'),
  readNews: async () => fail('forged'),
  ask: async () => fail('not_now', 'NO_HOUSE'),
  refund: async () => fail('not_now', 'NO_HOUSE'),
}
