import type { Kysely } from 'kysely'
import type { WaitlistPosition } from '#domain/contract/waitlists.ts'
import type { Schema } from '#server/db/schema.ts'
import { selectWaitlistEntry } from './leave-waitlist.ts'

/** The position of an owner on the waitlist, and the number held for them: of several, the one held longest. */
export async function loadWaitlistPosition(db: Kysely<Schema>, ownerId: string): Promise<WaitlistPosition> {
  const own = await selectWaitlistEntry(db, ownerId).executeTakeFirst()
  if (!own) return { position: null }
  const reserved = await db
    .selectFrom('edition_numbers')
    .select(['number', 'reserved_until'])
    .where('reserved_for', '=', ownerId)
    .orderBy('reserved_until', 'desc')
    .orderBy('number')
    .executeTakeFirst()
  const { ahead } = await db
    .selectFrom('edition_waitlist')
    .select(({ fn }) => fn.countAll().as('ahead'))
    .where('notified_at', 'is', null)
    .where('position', '<', own.position)
    .executeTakeFirstOrThrow()
  return {
    position: {
      email: own.email,
      ahead: own.notified_at === null ? Number(ahead) : 0,
      reserved: reserved?.reserved_until
        ? { number: reserved.number, until: reserved.reserved_until.toISOString() }
        : null,
    },
  }
}
