import type { Kysely } from 'kysely'
import { handOverLimits } from '#domain/limit-settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { countHit, isSpent } from '#server/limits/count-hit.ts'
import type { Secrets } from '#server/proofs/secrets.ts'

export type HandOverParts = { readonly secrets: Secrets; now(): Date }

const { triesPerCaller, wrongPerCaller } = handOverLimits
const wrongOf = (secrets: Secrets, caller: string) => `wrong hand-overs of ${secrets.callerName(caller)}`

/** Callers that try links in numbers are limited, and sooner those whose links are none of ours. */
export async function tooManyLinks(db: Kysely<Schema>, { secrets, now }: HandOverParts, caller: string) {
  const isGuessing = await isSpent(db, wrongOf(secrets, caller), wrongPerCaller, now())
  const retryAfterSeconds = isGuessing
    ? wrongPerCaller.seconds
    : await countHit(db, `hand-overs tried by ${secrets.callerName(caller)}`, triesPerCaller, now())
  return retryAfterSeconds === undefined ? undefined : ({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds } as const)
}

/** A link that was made here once is no guess, whatever has become of it: somebody opens an old one again. */
export async function countWrongLink(
  db: Kysely<Schema>,
  { secrets, now }: HandOverParts,
  { caller, token }: { readonly caller: string; readonly token: string },
) {
  if (secrets.isOwnLink(token)) return
  await countHit(db, wrongOf(secrets, caller), wrongPerCaller, now())
}
