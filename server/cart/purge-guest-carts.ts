import type { Transaction } from 'kysely'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'

const dayMs = 86_400_000

/** The cart of somebody without an account has its time as their scans have, line by line. */
export async function purgeGuestCarts(transaction: Transaction<Schema>, now: Date): Promise<void> {
  // What is claimed by a sign-in at this moment is a customer's once it can be looked at.
  await transaction
    .deleteFrom('cart_lines')
    .where('guest_id', 'is not', null)
    .where('added_at', '<', new Date(now.getTime() - settings.visitors.scanDays * dayMs))
    .execute()
}
