import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Result } from '#domain/result.ts'
import type { BuiltInText } from '#domain/translations/built-in-text.ts'
import type { OperatorRole } from '#server/db/operator-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Secrets } from '#server/verifications/secrets.ts'
import type { OperatorActionError } from './operator-errors.ts'
import type { Operator } from './who-is-at-work.ts'

/** What actions are made of. */
export type ActionDeps = {
  readonly mail: Mailer
  readonly secrets: Secrets
  readonly isDemo: boolean
  /** The texts that the shop was built with. */
  builtIns(): Promise<readonly BuiltInText[]>
  now(): Date
}

/** A deed that is done: what its operator hears, and what the log keeps of it, which is never a secret. */
export type ActionReport = {
  readonly answer: object
  /** The id of what it was about. */
  readonly subject?: string
  readonly details?: object
}

export type ActionResult = Promise<Result<ActionReport, OperatorActionError, readonly string[] | undefined>>

/** One thing that operators can do, by the command line and by the API alike. */
export type Action<Input extends z.ZodMiniType = z.ZodMiniType> = {
  readonly role: OperatorRole
  /** What the documents say. */
  readonly about: string
  /** Strict: a name that is not known is refused. */
  readonly input: Input
  /** It reads several tables, and all of them as they were at one moment. */
  readonly isOneMoment?: true
  run(transaction: Transaction<Schema>, deps: ActionDeps, operator: Operator, input: z.output<Input>): ActionResult
}

/** Lets an action's schema say what its `run` is given. */
export function action<Input extends z.ZodMiniType>(one: Action<Input>): Action {
  return one
}
