import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { databaseJob, type JobKind } from './job-kind.ts'

type Deed = (transaction: Transaction<Schema>) => Promise<void>

/** A recurring job that takes away what has had its time: one server does it for all of them. */
export function sweep(everyMs: number, deed: Deed): JobKind {
  return databaseJob({
    payload: z.strictObject({}),
    retry: { pausesMs: [60_000, 300_000], tries: 3 },
    limitMs: 60_000,
    atOnce: 1,
    everyMs,
    async run(transaction) {
      await deed(transaction)
      return ok(undefined)
    },
  })
}
