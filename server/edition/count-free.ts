import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Which numbers somebody may have: those that are kept for them, and, while nobody waits untold, those that are nobody's. What comes free while
 * somebody waits is theirs first: whoever comes later finds none. Without an owner: what anybody may have.
 */
export function mayBeHadBy(ownerId: string | null) {
  return sql<boolean>`
    pair_id is null and (
      kept_for = ${ownerId}
      or kept_for is null and not exists (select from edition_list where told_at is null)
    )`
}

/** How many numbers somebody may have now; without an owner, how many anybody may. */
export async function countFree(db: Kysely<Schema>, ownerId: string | null = null): Promise<number> {
  const { count } = await db
    .selectFrom('edition_numbers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(mayBeHadBy(ownerId))
    .executeTakeFirstOrThrow()
  return Number(count)
}
