import type { Transaction } from 'kysely'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'

/** Purges the lines of guest carts after the same time as guest scans, line by line. */
export async function purgeGuestCarts(transaction: Transaction<Schema>, now: Date): Promise<void> {
  // A line that a sign-in is merging at this moment has its row locked, and belongs to a customer when it is checked.
  await transaction
    .deleteFrom('cart_lines')
    .where('guest_id', 'is not', null)
    .where('added_at', '<', new Date(now.getTime() - settings.visitors.scanDays * dayMs))
    .execute()
}
