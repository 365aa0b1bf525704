import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Empties the waitlist of the edition and leaves `count` of its numbers free. */
export async function leaveNumbersFree(db: Kysely<Schema>, count: number): Promise<void> {
  await db.deleteFrom('edition_waitlist').execute()
  await sql`update edition_numbers set reserved_for = null, reserved_until = null`.execute(db)
  await sql`
    update edition_numbers set reserved_for = 'somebody', reserved_until = '2999-01-01'
    where pair_id is null
      and number not in (select number from edition_numbers where pair_id is null order by number limit ${count})
  `.execute(db)
}
