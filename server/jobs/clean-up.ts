import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { databaseJob, type JobKind, worldJob } from './job-kind.ts'

/** One server does it for all of them. */
const rules = {
  payload: z.strictObject({}),
  retry: { pausesMs: [60_000, 300_000], tries: 3 },
  atOnce: 1,
} as const

/** A recurring job that takes away what has had its time. */
export function cleanUp(everyMs: number, work: (transaction: Transaction<Schema>) => Promise<void>): JobKind {
  return databaseJob({
    ...rules,
    limitMs: 60_000,
    everyMs,
    async run(transaction) {
      await work(transaction)
      return ok(undefined)
    },
  })
}

/** The same for what lies outside the database. It may be done twice, and look at much: it says how far it came. */
export function cleanUpOutsideDatabase(
  everyMs: number,
  work: (db: Kysely<Schema>, progress: (said: string) => void) => Promise<void>,
): JobKind {
  return worldJob({
    ...rules,
    limitMs: 30 * 60_000,
    everyMs,
    async run(db, _payload, { progress }) {
      await work(db, progress)
      return ok(undefined)
    },
  })
}
