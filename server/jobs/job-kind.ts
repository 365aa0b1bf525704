import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { RetryRule } from './retry-rule.ts'

/** What a deed is given beside its payload. */
export type JobTools = {
  readonly subject: string
  /** Fires when its time is over, or the shop stops: a deed that goes on regardless is no longer waited for. */
  readonly signal: AbortSignal
  /** Says how far it is. It is written beside the lease, a moment later, and never waited for. */
  progress(said: string): void
}

/** Refused for good, or not now. The fault is a kind and a number, never words of others, which may repeat an address. */
export type JobError = 'refused' | 'not_now'

type Rules<Payload extends z.ZodMiniType> = {
  /** What is kept with the job: ids, never names, addresses or what opens a door. Other contents need another kind. */
  readonly payload: Payload
  readonly retry: RetryRule
  readonly limitMs: number
  /** How many of its kind one server does at once, so that slow ones hold up neither each other nor other kinds. */
  readonly atOnce: number
  /** It comes again by itself, so long after each end, one for all servers. */
  readonly everyMs?: number
}

/** Only the database changes: the deed and its end are one transaction, so that it is done once or not at all. */
export type DatabaseJob<Payload extends z.ZodMiniType = z.ZodMiniType> = Rules<Payload> & {
  readonly touches: 'database'
  run(
    transaction: Transaction<Schema>,
    payload: z.output<Payload>,
    tools: JobTools,
  ): Promise<Result<undefined, JobError, string>>
}

/**
 * The world outside changes too: at least once, and each time under the name that the subject is. What the shop has to know
 * of it the deed writes at once and in one statement, and looks for it first: a kill may come between that and the end.
 */
export type WorldJob<Payload extends z.ZodMiniType = z.ZodMiniType> = Rules<Payload> & {
  readonly touches: 'world'
  run(db: Kysely<Schema>, payload: z.output<Payload>, tools: JobTools): Promise<Result<undefined, JobError, string>>
}

export type JobKind = DatabaseJob | WorldJob

/** Every kind that this build knows, by its name in the table. Jobs of other names are left to servers that know them. */
export type JobKinds = Readonly<Record<string, JobKind>>

/** Lets the schema of a payload say what its `run` is given. */
export function databaseJob<Payload extends z.ZodMiniType>(kind: Omit<DatabaseJob<Payload>, 'touches'>): JobKind {
  return { ...kind, touches: 'database' }
}

export function worldJob<Payload extends z.ZodMiniType>(kind: Omit<WorldJob<Payload>, 'touches'>): JobKind {
  return { ...kind, touches: 'world' }
}
