import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The single row of the table. */
const id = 'shop'

/** How far testers have moved the clock, in milliseconds. */
export async function readShift(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('demo_clock').select('offset_seconds').where('id', '=', id).executeTakeFirst()
  return (row?.offset_seconds ?? 0) * 1_000
}

/** Moves the clock relative to its current position, for every server of the shop. */
export async function moveClock(db: Kysely<Schema>, seconds: number): Promise<void> {
  await db
    .insertInto('demo_clock')
    .values({ id, offset_seconds: seconds })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ offset_seconds: sql<number>`demo_clock.offset_seconds + ${seconds}` }),
    )
    .execute()
}

export async function resetClock(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('demo_clock').execute()
}
