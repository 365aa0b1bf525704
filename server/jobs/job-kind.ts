import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { RetryRule } from './retry-rule.ts'

/** What a job's `run` receives besides its payload. */
export type JobTools = {
  readonly subject: string
  /** Aborts at the time limit or when the shop stops. A job that ignores it is no longer waited for. */
  readonly signal: AbortSignal
  /** Reports progress. It is written when the lease is next renewed and never waited for. */
  progress(said: string): void
}

/**
 * `refused` is permanent, `temporary_failure` may be retried. The error's detail is a code, never a message of another system,
 * which may contain an address.
 */
export type JobError = 'refused' | 'temporary_failure'

type Rules<Payload extends z.ZodMiniType> = {
  /** What is stored with the job: ids, never names, addresses or secrets. A changed payload needs a new kind. */
  readonly payload: Payload
  readonly retry: RetryRule
  readonly limitMs: number
  /**
   * How many jobs of this kind one server runs in parallel, so that slow jobs delay neither each other nor other kinds.
   */
  readonly atOnce: number
  /** Recurring: the job runs again this long after each end, once for all servers. */
  readonly everyMs?: number
}

/**
 * A job that changes only the database: its work and its end share one transaction, so it takes effect exactly once or
 * not at all.
 */
export type DatabaseJob<Payload extends z.ZodMiniType = z.ZodMiniType> = Rules<Payload> & {
  readonly touches: 'database'
  run(
    transaction: Transaction<Schema>,
    payload: z.output<Payload>,
    tools: JobTools,
  ): Promise<Result<undefined, JobError, string>>
}

/**
 * A job that also has effects outside the database: it runs at least once, with its subject as idempotency key outside.
 * Any state that the shop needs is written immediately in one statement and checked first, because a crash may come
 * between the effect and the job's end.
 */
export type WorldJob<Payload extends z.ZodMiniType = z.ZodMiniType> = Rules<Payload> & {
  readonly touches: 'world'
  run(db: Kysely<Schema>, payload: z.output<Payload>, tools: JobTools): Promise<Result<undefined, JobError, string>>
}

export type JobKind = DatabaseJob | WorldJob

/**
 * Every kind that this build knows, by its name in the table. Jobs of other kinds are left to servers that know them.
 */
export type JobKinds = Readonly<Record<string, JobKind>>

/** Derives the type of `run`'s payload from the schema. */
export function databaseJob<Payload extends z.ZodMiniType>(kind: Omit<DatabaseJob<Payload>, 'touches'>): JobKind {
  return { ...kind, touches: 'database' }
}

export function worldJob<Payload extends z.ZodMiniType>(kind: Omit<WorldJob<Payload>, 'touches'>): JobKind {
  return { ...kind, touches: 'world' }
}
