import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { repeat } from '#server/jobs/repeat.ts'
import type { Log } from '#server/log.ts'
import { readShift } from './demo-shift.ts'

/** How often a demo polls whether testers have moved the clock. */
const watchMs = 500

export type ShopClock = {
  now(): Date
  /** The Date header for responses, while the clock is shifted; otherwise nothing. */
  shiftedDate(): string | undefined
  /** Polls for changes until it is stopped. */
  watch(db: Kysely<Schema>): () => Promise<void>
}

/** The shop's clock: the machine's time, shifted in a demo by as much as testers have moved it. */
export function createShopClock(log: Log): ShopClock {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)

  async function look(db: Kysely<Schema>): Promise<void> {
    const found = await readShift(db)
    if (found === aheadMs) return
    aheadMs = found
    log.info({ aheadSeconds: found / 1_000 }, 'The clock of the demo was moved')
  }

  // If the database is unavailable, the time stays as it is until the next poll; other parts log the error.
  const watch = (db: Kysely<Schema>) => repeat(() => look(db).catch(() => {}), watchMs)

  return { now, shiftedDate: () => (aheadMs === 0 ? undefined : now().toUTCString()), watch }
}
