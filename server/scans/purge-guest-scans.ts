import type { ExpressionBuilder, Transaction } from 'kysely'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockGuest } from '#server/streams/merge-guest-channel.ts'
import { putInOrder } from './put-in-order.ts'

/** The limit of one run; the next run continues. */
const atOnce = 500

/**
 * Purges guest scans after their retention, then their people, unless a pair for them is in the cart; device handoffs a
 * day after they expire.
 */
export async function purgeGuestScans(transaction: Transaction<Schema>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - settings.visitors.scanDays * dayMs)
  for (const { id, guest_id } of await duePeople(transaction, before)) {
    // Waits for a guest who is measuring or signing in at this moment, and checks the rows after that.
    if (guest_id === null || (await lockGuest(transaction, guest_id))) continue
    await transaction.deleteFrom('scans').where('person_id', '=', id).where('created_at', '<', before).execute()
    await putInOrder(transaction, id)
    await transaction
      .deleteFrom('people')
      .where('id', '=', id)
      .where('created_at', '<', before)
      .where((is) => is.and([is.not(is.exists(selectScans(is))), is.not(is.exists(selectCartLines(is)))]))
      .execute()
  }
  await transaction
    .deleteFrom('device_handoffs')
    .where('expires_at', '<', new Date(now.getTime() - dayMs))
    .execute()
}

type People = ExpressionBuilder<Schema, 'people'>

const selectScans = ({ selectFrom }: People) =>
  selectFrom('scans').select('scans.id').whereRef('scans.person_id', '=', 'people.id')
const selectCartLines = ({ selectFrom }: People) =>
  selectFrom('cart_lines').select('cart_lines.id').whereRef('cart_lines.person_id', '=', 'people.id')

/** Guests' people with an expired scan, or without scans and cart lines for as long. */
function duePeople(transaction: Transaction<Schema>, before: Date) {
  return transaction
    .selectFrom('people')
    .select(['id', 'guest_id'])
    .where('guest_id', 'is not', null)
    .where('created_at', '<', before)
    .where((is) =>
      is.or([
        is.exists(selectScans(is).where('scans.created_at', '<', before)),
        is.and([is.not(is.exists(selectScans(is))), is.not(is.exists(selectCartLines(is)))]),
      ]),
    )
    .orderBy('created_at')
    .limit(atOnce)
    .execute()
}
