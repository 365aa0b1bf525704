import type { Transaction } from 'kysely'
import type { Brought } from '#domain/contract/sign-in.ts'
import { claimListEntries } from '#server/account/claim-list-entries.ts'
import { holdWorkOf } from '#server/account/hold-customer.ts'
import { claimCart } from '#server/cart/claim-cart.ts'
import type { Schema } from '#server/db/schema.ts'
import { claimPlace } from '#server/edition/claim-place.ts'
import { claimKeysOfGuest } from '#server/idempotency/key-rows.ts'
import { claimLeave } from '#server/orders/claim-leave.ts'
import { claimOrdersOf } from '#server/orders/claim-orders.ts'
import { claimChannelOfGuest, holdGuest } from '#server/streams/claim-channel.ts'

/** By what a visitor's earlier work is known: their guest's token, the proof of their consent, and the address they have proven. */
type Traces = {
  readonly guestId: string | undefined
  readonly consentId: string | undefined
  readonly email: string
}

/** Gives what was a visitor's to a customer, and says how much it was. Of two who claim the same, the first gets it. */
type Claim = (transaction: Transaction<Schema>, traces: Traces, customerId: string) => Promise<number>

const claimOrders: Claim = async (transaction, { guestId }, customerId) =>
  guestId === undefined ? 0 : claimOrdersOf(transaction, guestId, customerId)

/** The proof's name was made by the visitor's own browser, and nobody else has been told it. */
const claimConsents: Claim = async (transaction, { consentId }, customerId) => {
  if (consentId === undefined) return 0
  const claimed = await transaction
    .updateTable('consents')
    .set({ customer_id: customerId })
    .where('id', '=', consentId)
    .where('customer_id', 'is', null)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows)
}

/** Whoever was measured comes as somebody of their own: whether the account has them already is for its owner to say. */
const claimPeople: Claim = async (transaction, { guestId }, customerId) => {
  if (guestId === undefined) return 0
  const claimed = await transaction
    .updateTable('people')
    .set({ customer_id: customerId, guest_id: null, has_arrived: true })
    .where('guest_id', '=', guestId)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows)
}

/** Those that still come as well. An account may hold more than it has room for by this; it takes no more then. */
const claimFiles: Claim = async (transaction, { guestId }, customerId) => {
  if (guestId === undefined) return 0
  const claimed = await transaction
    .updateTable('files')
    .set({ customer_id: customerId, guest_id: null })
    .where('guest_id', '=', guestId)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows)
}

/** Every part of the shop that keeps something for visitors who are not signed in. */
const claims: Record<keyof Brought, Claim> = {
  orders: claimOrders,
  consents: claimConsents,
  list_entries: (transaction, { email }, customerId) => claimListEntries(transaction, email, customerId),
  people: claimPeople,
}

/** A visitor has signed in: what they did before follows them into the account, all of it or nothing. */
export async function claimGuestWork(
  transaction: Transaction<Schema>,
  traces: Traces,
  customerId: string,
): Promise<Brought> {
  // First of all: it waits for what the guest has under way, so that what comes of it is there to be claimed below. What
  // comes of nothing before this has ended finds that there is no such guest any more.
  if (traces.guestId !== undefined) {
    await holdGuest(transaction, traces.guestId)
    await claimKeysOfGuest(transaction, traces.guestId, customerId)
  }
  const brought = { orders: 0, consents: 0, list_entries: 0, people: 0 }
  for (const name of Object.keys(brought) as (keyof Brought)[])
    brought[name] = await claims[name](transaction, traces, customerId)
  // Files belong to what they were given for, and that is what a customer is told of.
  await claimFiles(transaction, traces, customerId)
  if (traces.guestId !== undefined) {
    // What the account has one of, the cart's line of a design, the leave and the place on the list, may not come into it by two ways at once.
    await holdWorkOf(transaction, customerId)
    await claimCart(transaction, traces.guestId, customerId)
    await claimLeave(transaction, traces.guestId, customerId)
    await claimPlace(transaction, traces.guestId, customerId)
    await claimChannelOfGuest(transaction, traces.guestId, customerId)
  }
  return brought
}
