import { type Kysely, sql, type Transaction } from 'kysely'
import { fileLimits } from '#domain/limit-settings.ts'
import type { Schema } from '#server/db/schema.ts'

/** The owner of a file: a customer, or a guest until they sign in. */
export type FileOwner =
  | { readonly customer_id: string; readonly guest_id: null }
  | { readonly customer_id: null; readonly guest_id: string }

export function quotaBytes({ customer_id }: FileOwner): number {
  return customer_id === null ? fileLimits.guestBytes : fileLimits.customerBytes
}

/**
 * Locks the owner until the end of the transaction, so that no concurrent transaction sums their files, and no file is
 * written for a customer who is being deleted. Returns false for a deleted customer.
 */
export async function registerFileOwner(
  transaction: Transaction<Schema>,
  { customer_id, guest_id }: FileOwner,
): Promise<boolean> {
  if (customer_id === null) {
    await transaction
      .insertInto('file_owners')
      .values({ guest_id })
      .onConflict((conflict) => conflict.column('guest_id').doUpdateSet({ guest_id }))
      .execute()
    return true
  }
  const lockedOwner = await transaction
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customer_id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return lockedOwner !== undefined
}

/** Every file counts at least one block of a disk, so that a million files of a few bytes do not pass the quota. */
export const minBytes = 4_096

/** The bytes that count against an owner's quota, including reservations of uploads in progress. */
export async function sumFileBytes(db: Kysely<Schema>, { customer_id, guest_id }: FileOwner): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select((of) => of.fn.coalesce(of.fn.sum(sql<number>`greatest(size, ${of.lit(minBytes)})`), of.lit(0)).as('bytes'))
    .where((of) => (customer_id === null ? of('guest_id', '=', guest_id) : of('customer_id', '=', customer_id)))
    .where('state', '<>', 'lost')
    .executeTakeFirstOrThrow()
  return Number(bytes)
}
