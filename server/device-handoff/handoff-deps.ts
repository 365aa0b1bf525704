import type { Kysely } from 'kysely'
import { handoffLimits } from '#domain/limit-settings.ts'
import { fail } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { countRequest, isSpent } from '#server/limits/count-request.ts'
import type { Secrets } from '#server/verifications/secrets.ts'

export type HandoffDeps = { readonly secrets: Secrets; now(): Date }

const { triesPerCaller, invalidLinksPerCaller } = handoffLimits
const invalidLinksKey = (secrets: Secrets, caller: string) => `wrong handoffs of ${secrets.callerName(caller)}`

/** Limits attempts with links for each caller, and more strictly for callers with invalid links. */
export async function tooManyLinks(db: Kysely<Schema>, { secrets, now }: HandoffDeps, caller: string) {
  const isGuessing = await isSpent(db, invalidLinksKey(secrets, caller), invalidLinksPerCaller, now())
  const retryAfterSeconds = isGuessing
    ? invalidLinksPerCaller.seconds
    : await countRequest(db, `handoffs tried by ${secrets.callerName(caller)}`, triesPerCaller, now())
  return retryAfterSeconds === undefined ? undefined : fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

/**
 * Counts an invalid link as a guess. A link that was created here is none, whatever became of it: somebody may open an
 * old one again.
 */
export async function countInvalidLink(
  db: Kysely<Schema>,
  { secrets, now }: HandoffDeps,
  { caller, token }: { readonly caller: string; readonly token: string },
) {
  if (secrets.isOwnLink(token)) return
  await countRequest(db, invalidLinksKey(secrets, caller), invalidLinksPerCaller, now())
}
