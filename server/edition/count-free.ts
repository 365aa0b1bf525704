import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * A condition for the numbers that an owner may have: those held for them, and, while no waitlist entry is unserved,
 * free ones. A number freed while somebody waits goes to the waitlist first, so that later visitors do not get it.
 * Without an owner: the numbers that anyone may have.
 */
export function mayBeHadBy(ownerId: string | null) {
  return sql<boolean>`
    pair_id is null and (
      reserved_for = ${ownerId}
      or reserved_for is null and not exists (select from edition_waitlist where notified_at is null)
    )`
}

/** Counts the numbers that an owner may have now; without an owner, those that anyone may have. */
export async function countFree(db: Kysely<Schema>, ownerId: string | null = null): Promise<number> {
  const { count } = await db
    .selectFrom('edition_numbers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(mayBeHadBy(ownerId))
    .executeTakeFirstOrThrow()
  return Number(count)
}
