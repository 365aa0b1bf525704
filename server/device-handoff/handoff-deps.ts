import type { Kysely } from 'kysely'
import { handoffLimits } from '#domain/limit-settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { countRequest, isSpent } from '#server/limits/count-request.ts'
import type { Secrets } from '#server/verifications/secrets.ts'

export type HandoffDeps = { readonly secrets: Secrets; now(): Date }

const { triesPerCaller, invalidLinksPerCaller } = handoffLimits
const invalidLinksKey = (secrets: Secrets, caller: string) => `wrong hand-overs of ${secrets.callerName(caller)}`

/** Callers that try links in numbers are limited, and sooner those whose links are none of ours. */
export async function tooManyLinks(db: Kysely<Schema>, { secrets, now }: HandoffDeps, caller: string) {
  const isGuessing = await isSpent(db, invalidLinksKey(secrets, caller), invalidLinksPerCaller, now())
  const retryAfterSeconds = isGuessing
    ? invalidLinksPerCaller.seconds
    : await countRequest(db, `hand-overs tried by ${secrets.callerName(caller)}`, triesPerCaller, now())
  return retryAfterSeconds === undefined ? undefined : ({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds } as const)
}

/** A link that was made here once is no guess, whatever has become of it: somebody opens an old one again. */
export async function countInvalidLink(
  db: Kysely<Schema>,
  { secrets, now }: HandoffDeps,
  { caller, token }: { readonly caller: string; readonly token: string },
) {
  if (secrets.isOwnLink(token)) return
  await countRequest(db, invalidLinksKey(secrets, caller), invalidLinksPerCaller, now())
}
