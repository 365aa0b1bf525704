import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { claimOrders } from '#server/orders/claim-orders.ts'

/** Gives what a guest has to a customer. Of two who claim the same, the first gets it. */
export type Claim = (transaction: Transaction<Schema>, guestId: string, customerId: string) => Promise<void>

/** Every part of the shop that keeps something for guests. */
const claims: readonly Claim[] = [claimOrders]

/** A guest has signed in: what they did before follows them into the account, all of it or nothing. */
export const claimGuestWork: Claim = async (transaction, guestId, customerId) => {
  for (const claim of claims) await claim(transaction, guestId, customerId)
}
