import type { Transaction } from 'kysely'
import { lockCustomerWork } from '#server/account/lock-customer.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockGuest } from '#server/streams/merge-guest-channel.ts'
import type { StreamOwner } from '#server/streams/publish.ts'

/** The owner of people and scans: a customer, or a guest until they sign in. */
export type Owner =
  | { readonly customer_id: string; readonly guest_id: null }
  | { readonly customer_id: null; readonly guest_id: string }

/** The part of a visitor that identifies an owner. */
export type OwnerRef =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'guest'; readonly guestId: string }

export function toOwner(visitor: OwnerRef): Owner {
  return visitor.kind === 'customer'
    ? { customer_id: visitor.customerId, guest_id: null }
    : { customer_id: null, guest_id: visitor.guestId }
}

/** The id for which edition numbers are held: the customer's or the guest's. */
export function getOwnerId({ customer_id, guest_id }: Owner): string {
  return customer_id ?? guest_id
}

/** The owner whose streams receive events. */
export function toStreamOwner({ customer_id, guest_id }: Owner): StreamOwner {
  return customer_id === null ? { guestId: guest_id } : { customerId: customer_id }
}

/**
 * Blocks other changes of an owner's people and scans until the transaction ends. A guest is locked by their channel,
 * which their sign-in locks first as well. Returns false if the customer is deleted, or the guest is a customer by now.
 */
export async function lockOwner(transaction: Transaction<Schema>, { customer_id, guest_id }: Owner): Promise<boolean> {
  return customer_id === null ? !(await lockGuest(transaction, guest_id)) : lockCustomerWork(transaction, customer_id)
}
