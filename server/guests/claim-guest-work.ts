import type { Transaction } from 'kysely'
import type { Brought } from '#domain/contract/sign-in.ts'
import { claimConsents } from '#server/consent/claim-consents.ts'
import { claimListEntries } from '#server/country/claim-list-entries.ts'
import type { Schema } from '#server/db/schema.ts'
import { claimOrders } from '#server/orders/claim-orders.ts'
import type { Claim, Traces } from './claim.ts'

/** Every part of the shop that keeps something for visitors who are not signed in. */
const claims: Record<keyof Brought, Claim> = {
  orders: claimOrders,
  consents: claimConsents,
  list_entries: claimListEntries,
}

/** A visitor has signed in: what they did before follows them into the account, all of it or nothing. */
export async function claimGuestWork(
  transaction: Transaction<Schema>,
  traces: Traces,
  customerId: string,
): Promise<Brought> {
  const brought = { orders: 0, consents: 0, list_entries: 0 }
  for (const name of Object.keys(brought) as (keyof Brought)[])
    brought[name] = await claims[name](transaction, traces, customerId)
  return brought
}
