import type { Kysely } from 'kysely'
import type { Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Environment } from '#server/env/read-environment.ts'
import type { Mailroom } from '#server/mail/mailroom.ts'

export type DemoCommandParts = {
  readonly db: Kysely<Schema>
  readonly environment: Environment
  readonly mail: Mailroom
  /** By the clock of the shop, wherever testers have moved it. */
  now(): Date
}

/** A command that testers have in a demo, and nobody in production. */
export type DemoCommand = (
  parts: DemoCommandParts,
  words: readonly string[],
) => Promise<Result<string, 'usage' | 'no_such_guest' | 'no_such_scenario'>>
