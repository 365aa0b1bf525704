import type { ExpressionBuilder, Transaction } from 'kysely'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockGuest } from '#server/streams/merge-guest-channel.ts'
import { putInOrder } from './put-in-order.ts'

const dayMs = 86_400_000
/** Of one sweep; the next takes more. */
const atOnce = 500

/**
 * Scans of somebody without an account have had their time, and then the person whom they were of, unless a pair for them is in the cart;
 * links a day after their end.
 */
export async function purgeGuestScans(transaction: Transaction<Schema>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - settings.visitors.scanDays * dayMs)
  for (const { id, guest_id } of await duePeople(transaction, before)) {
    // Who measures or signs in at this moment is waited for, and looked at as they are then.
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
    .deleteFrom('hand_overs')
    .where('expires_at', '<', new Date(now.getTime() - dayMs))
    .execute()
}

type People = ExpressionBuilder<Schema, 'people'>

const selectScans = ({ selectFrom }: People) =>
  selectFrom('scans').select('scans.id').whereRef('scans.person_id', '=', 'people.id')
const selectCartLines = ({ selectFrom }: People) =>
  selectFrom('cart_lines').select('cart_lines.id').whereRef('cart_lines.person_id', '=', 'people.id')

/** Guests' people with a scan that is too old, or with nothing for so long. */
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
