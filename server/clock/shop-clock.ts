import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { repeat } from '#server/jobs/repeat.ts'
import type { Log } from '#server/log.ts'
import { readShift } from './demo-shift.ts'

/** How often a demo looks whether its testers have moved the clock. */
const watchMs = 500

export type ShopClock = {
  now(): Date
  /** What answers say that it is, while that is another time than the machine's. */
  shiftedDate(): string | undefined
  /** Looks again and again, until it is told to stop. */
  watch(db: Kysely<Schema>): () => Promise<void>
}

/** The time as the shop takes it: the machine's, and in a demo as far from it as testers have moved it. */
export function createShopClock(log: Log): ShopClock {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)

  async function look(db: Kysely<Schema>): Promise<void> {
    const found = await readShift(db)
    if (found === aheadMs) return
    aheadMs = found
    log.info({ aheadSeconds: found / 1_000 }, 'The clock of the demo was moved')
  }

  // A database that is away leaves the time as it is until the next look; others complain of it.
  const watch = (db: Kysely<Schema>) => repeat(() => look(db).catch(() => {}), watchMs)

  return { now, shiftedDate: () => (aheadMs === 0 ? undefined : now().toUTCString()), watch }
}
