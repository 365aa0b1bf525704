import type { Transaction } from 'kysely'
import { lockCustomerWork } from '#server/account/lock-customer.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockGuest } from '#server/streams/merge-guest-channel.ts'
import type { StreamOwner } from '#server/streams/publish.ts'

/** Whose people are: a customer's, or a guest's until they sign in. */
export type Owner =
  | { readonly customer_id: string; readonly guest_id: null }
  | { readonly customer_id: null; readonly guest_id: string }

/** As much of a visitor as says whose something is. */
export type OwnerRef =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'guest'; readonly guestId: string }

export function toOwner(visitor: OwnerRef): Owner {
  return visitor.kind === 'customer'
    ? { customer_id: visitor.customerId, guest_id: null }
    : { customer_id: null, guest_id: visitor.guestId }
}

/** What numbers of the edition are kept for: the id of either. */
export function getOwnerId({ customer_id, guest_id }: Owner): string {
  return customer_id ?? guest_id
}

/** Who is told what happens. */
export function toStreamOwner({ customer_id, guest_id }: Owner): StreamOwner {
  return customer_id === null ? { guestId: guest_id } : { customerId: customer_id }
}

/**
 * Keeps every other change of somebody's people and scans waiting until this one is done. A guest is held by their channel, as their
 * sign-in holds it first of all. False of a customer who has gone, and of a guest who is a customer by now.
 */
export async function lockOwner(transaction: Transaction<Schema>, { customer_id, guest_id }: Owner): Promise<boolean> {
  return customer_id === null ? !(await lockGuest(transaction, guest_id)) : lockCustomerWork(transaction, customer_id)
}
