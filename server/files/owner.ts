import { type Kysely, sql, type Transaction } from 'kysely'
import { fileLimits } from '#domain/limit-settings.ts'
import type { Schema } from '#server/db/schema.ts'

/** Whose a file is: a customer's, or a guest's until they sign in. */
export type FileOwner =
  | { readonly customer_id: string; readonly guest_id: null }
  | { readonly customer_id: null; readonly guest_id: string }

export function quotaBytes({ customer_id }: FileOwner): number {
  return customer_id === null ? fileLimits.guestBytes : fileLimits.customerBytes
}

/**
 * Holds somebody to the end of the transaction, so that nobody else counts their files meanwhile, and no file is written
 * for a customer who is being deleted. False of one who has gone.
 */
export async function registerFileOwner(
  transaction: Transaction<Schema>,
  { customer_id, guest_id }: FileOwner,
): Promise<boolean> {
  if (customer_id === null) {
    await transaction
      .insertInto('guests_with_files')
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

/** The smallest piece of a disk: a million files of a few bytes are no small matter. */
export const minBytes = 4_096

/** How many bytes of room somebody's files take, with those that are still coming. */
export async function sumFileBytes(db: Kysely<Schema>, { customer_id, guest_id }: FileOwner): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select((of) => of.fn.coalesce(of.fn.sum(sql<number>`greatest(size, ${of.lit(minBytes)})`), of.lit(0)).as('bytes'))
    .where((of) => (customer_id === null ? of('guest_id', '=', guest_id) : of('customer_id', '=', customer_id)))
    .where('state', '<>', 'lost')
    .executeTakeFirstOrThrow()
  return Number(bytes)
}
