import { claimOrders } from '#server/orders/claim-orders.ts'
import type { Claim } from './claim.ts'

/** Every part of the shop that keeps something for guests. */
const claims: readonly Claim[] = [claimOrders]

/** A guest has signed in: what they did before follows them into the account, all of it or nothing. */
export const claimGuestWork: Claim = async (transaction, guestId, customerId) => {
  for (const claim of claims) await claim(transaction, guestId, customerId)
}
