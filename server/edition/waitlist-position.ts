import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { waitlistPosition } from '#domain/contract/edition-waitlist-calls.ts'
import type { Schema } from '#server/db/schema.ts'
import { selectWaitlistEntry } from './leave-waitlist.ts'

/** The position of an owner on the waitlist, and the number held for them: of several, the one held longest. */
export async function loadWaitlistPosition(
  db: Kysely<Schema>,
  ownerId: string,
): Promise<z.infer<typeof waitlistPosition>> {
  const own = await selectWaitlistEntry(db, ownerId).executeTakeFirst()
  if (!own) return { position: null }
  const reserved = await db
    .selectFrom('edition_numbers')
    .select(['number', 'kept_until'])
    .where('kept_for', '=', ownerId)
    .orderBy('kept_until', 'desc')
    .orderBy('number')
    .executeTakeFirst()
  const { ahead } = await db
    .selectFrom('edition_list')
    .select(({ fn }) => fn.countAll().as('ahead'))
    .where('told_at', 'is', null)
    .where('place', '<', own.place)
    .executeTakeFirstOrThrow()
  return {
    position: {
      email: own.email,
      ahead: own.told_at === null ? Number(ahead) : 0,
      reserved: reserved?.kept_until ? { number: reserved.number, until: reserved.kept_until.toISOString() } : null,
    },
  }
}
