import type { Transaction } from 'kysely'
import { holdWorkOf } from '#server/account/hold-customer.ts'
import type { Schema } from '#server/db/schema.ts'
import { holdGuest } from '#server/streams/claim-channel.ts'
import type { Whose } from '#server/streams/publish.ts'

/** Whose people are: a customer's, or a guest's until they sign in. */
export type Owner =
  | { readonly customer_id: string; readonly guest_id: null }
  | { readonly customer_id: null; readonly guest_id: string }

/** As much of a visitor as says whose something is. */
export type Named =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'guest'; readonly guestId: string }

export function ownerOf(visitor: Named): Owner {
  return visitor.kind === 'customer'
    ? { customer_id: visitor.customerId, guest_id: null }
    : { customer_id: null, guest_id: visitor.guestId }
}

/** What numbers of the edition are kept for: the id of either. */
export function idOf({ customer_id, guest_id }: Owner): string {
  return customer_id ?? guest_id
}

/** Who is told what happens. */
export function whoseOf({ customer_id, guest_id }: Owner): Whose {
  return customer_id === null ? { guestId: guest_id } : { customerId: customer_id }
}

/**
 * Keeps every other change of somebody's people and scans waiting until this one is done. A guest is held by their channel, as their
 * sign-in holds it first of all. False of a customer who has gone, and of a guest who is a customer by now.
 */
export async function holdOwner(transaction: Transaction<Schema>, { customer_id, guest_id }: Owner): Promise<boolean> {
  return customer_id === null ? !(await holdGuest(transaction, guest_id)) : holdWorkOf(transaction, customer_id)
}
