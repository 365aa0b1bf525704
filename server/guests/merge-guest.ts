import type { Transaction } from 'kysely'
import type { MergedGuestCounts } from '#domain/contract/sign-in.ts'
import { linkWaitlistEntries } from '#server/account/link-waitlist-entries.ts'
import { lockCustomerWork } from '#server/account/lock-customer.ts'
import { mergeGuestCart } from '#server/cart/merge-guest-cart.ts'
import type { Schema } from '#server/db/schema.ts'
import { mergeWaitlistEntry } from '#server/edition/merge-waitlist-entry.ts'
import { mergeGuestKeys } from '#server/idempotency/key-rows.ts'
import { linkOrdersOfGuest } from '#server/orders/link-guest-orders.ts'
import { mergeAdditionalOrderGrant } from '#server/orders/merge-additional-order-grant.ts'
import { lockGuest, mergeGuestChannel } from '#server/streams/merge-guest-channel.ts'

/** By what a visitor's earlier work is known: their guest's token, the proof of their consent, and the address they have proven. */
type GuestTraces = {
  readonly guestId: string | undefined
  readonly consentId: string | undefined
  readonly email: string
}

/** Gives what was a visitor's to a customer, and says how much it was. Of two who claim the same, the first gets it. */
type MergeStep = (transaction: Transaction<Schema>, traces: GuestTraces, customerId: string) => Promise<number>

const linkGuestOrders: MergeStep = async (transaction, { guestId }, customerId) =>
  guestId === undefined ? 0 : linkOrdersOfGuest(transaction, guestId, customerId)

/** The proof's name was made by the visitor's own browser, and nobody else has been told it. */
const mergeGuestConsents: MergeStep = async (transaction, { consentId }, customerId) => {
  if (consentId === undefined) return 0
  const merged = await transaction
    .updateTable('consents')
    .set({ customer_id: customerId })
    .where('id', '=', consentId)
    .where('customer_id', 'is', null)
    .executeTakeFirst()
  return Number(merged.numUpdatedRows)
}

/** Whoever was measured comes as somebody of their own: whether the account has them already is for its owner to say. */
const mergeGuestPeople: MergeStep = async (transaction, { guestId }, customerId) => {
  if (guestId === undefined) return 0
  const merged = await transaction
    .updateTable('people')
    .set({ customer_id: customerId, guest_id: null, has_arrived: true })
    .where('guest_id', '=', guestId)
    .executeTakeFirst()
  return Number(merged.numUpdatedRows)
}

/** Those that still come as well. An account may hold more than it has room for by this; it takes no more then. */
const mergeGuestFiles: MergeStep = async (transaction, { guestId }, customerId) => {
  if (guestId === undefined) return 0
  const merged = await transaction
    .updateTable('files')
    .set({ customer_id: customerId, guest_id: null })
    .where('guest_id', '=', guestId)
    .executeTakeFirst()
  return Number(merged.numUpdatedRows)
}

/** Every part of the shop that keeps something for visitors who are not signed in. */
const mergeSteps: Record<keyof MergedGuestCounts, MergeStep> = {
  orders: linkGuestOrders,
  consents: mergeGuestConsents,
  list_entries: (transaction, { email }, customerId) => linkWaitlistEntries(transaction, email, customerId),
  people: mergeGuestPeople,
}

/** A visitor has signed in: what they did before follows them into the account, all of it or nothing. */
export async function mergeGuest(
  transaction: Transaction<Schema>,
  traces: GuestTraces,
  customerId: string,
): Promise<MergedGuestCounts> {
  // First of all: it waits for what the guest has under way, so that what comes of it is there to be claimed below. What
  // comes of nothing before this has ended finds that there is no such guest any more.
  if (traces.guestId !== undefined) {
    await lockGuest(transaction, traces.guestId)
    await mergeGuestKeys(transaction, traces.guestId, customerId)
  }
  const brought = { orders: 0, consents: 0, list_entries: 0, people: 0 }
  for (const name of Object.keys(brought) as (keyof MergedGuestCounts)[])
    brought[name] = await mergeSteps[name](transaction, traces, customerId)
  // Files belong to what they were given for, and that is what a customer is told of.
  await mergeGuestFiles(transaction, traces, customerId)
  if (traces.guestId !== undefined) {
    // What the account has one of, the cart's line of a design, the leave and the place on the list, may not come into it by two ways at once.
    await lockCustomerWork(transaction, customerId)
    await mergeGuestCart(transaction, traces.guestId, customerId)
    await mergeAdditionalOrderGrant(transaction, traces.guestId, customerId)
    await mergeWaitlistEntry(transaction, traces.guestId, customerId)
    await mergeGuestChannel(transaction, traces.guestId, customerId)
  }
  return brought
}
