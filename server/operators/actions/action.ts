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

/** Dependencies of the actions. */
export type ActionDeps = {
  readonly mail: Mailer
  readonly secrets: Secrets
  readonly isDemo: boolean
  /** The texts that the shop was built with. */
  builtIns(): Promise<readonly BuiltInText[]>
  now(): Date
}

/** A completed action: the answer to its operator, and what the audit log stores of it, which is never a secret. */
export type ActionReport = {
  readonly answer: object
  /** The id of the object of the action. */
  readonly subject?: string
  readonly details?: object
}

export type ActionResult = Promise<Result<ActionReport, OperatorActionError, readonly string[] | undefined>>

/** An action of operators, the same for the command line and the API. */
export type Action<Input extends z.ZodMiniType = z.ZodMiniType> = {
  readonly role: OperatorRole
  /** Its description in the documentation. */
  readonly about: string
  /** Strict: unknown properties are rejected. */
  readonly input: Input
  /** The action reads several tables and needs one consistent snapshot of all of them. */
  readonly isOneMoment?: true
  run(transaction: Transaction<Schema>, deps: ActionDeps, operator: Operator, input: z.output<Input>): ActionResult
}

/** Infers the input type of `run` from the action's schema. */
export function action<Input extends z.ZodMiniType>(one: Action<Input>): Action {
  return one
}
