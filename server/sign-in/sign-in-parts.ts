import type { Mailroom } from '#server/mail/mailroom.ts'
import type { Tokens } from '#server/sessions/tokens.ts'
import type { Secrets } from './secrets.ts'

/** What the use cases of signing in are made of. */
export type SignInParts = {
  readonly secrets: Secrets
  readonly tokens: Tokens
  readonly mail: Mailroom
  now(): Date
}
