import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ok } from '#domain/result.ts'
import { minuteMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { databaseJob, type JobKind, worldJob } from './job-kind.ts'

/** One server runs the cleanup for all of them. */
const rules = {
  payload: z.strictObject({}),
  retry: { pausesMs: [minuteMs, 5 * minuteMs], tries: 3 },
  atOnce: 1,
} as const

/** Defines a recurring job that deletes expired rows in one transaction. */
export function cleanUp(everyMs: number, work: (transaction: Transaction<Schema>) => Promise<void>): JobKind {
  return databaseJob({
    ...rules,
    limitMs: minuteMs,
    everyMs,
    async run(transaction) {
      await work(transaction)
      return ok(undefined)
    },
  })
}

/**
 * Defines a recurring cleanup of data outside the database. It must tolerate running twice and, as it may take long,
 * reports its progress.
 */
export function cleanUpOutsideDatabase(
  everyMs: number,
  work: (db: Kysely<Schema>, progress: (said: string) => void) => Promise<void>,
): JobKind {
  return worldJob({
    ...rules,
    limitMs: 30 * minuteMs,
    everyMs,
    async run(db, _payload, { progress }) {
      await work(db, progress)
      return ok(undefined)
    },
  })
}
