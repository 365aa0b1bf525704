import type { Kysely } from 'kysely'
import type { Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Environment } from '#server/env/read-environment.ts'
import type { Mailer } from '#server/mail/mailer.ts'

export type DemoCommandDeps = {
  readonly db: Kysely<Schema>
  readonly environment: Environment
  readonly mail: Mailer
  /** The shop's clock, as testers have moved it. */
  now(): Date
}

/** A command for testers, available in a demo but not in production. */
export type DemoCommand = (
  deps: DemoCommandDeps,
  words: readonly string[],
) => Promise<Result<string, 'usage' | 'misused' | 'guest_not_found' | 'scenario_not_found', string | undefined>>
