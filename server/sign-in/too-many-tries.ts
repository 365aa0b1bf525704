import type { Kysely } from 'kysely'
import { signInLimits } from '#domain/limit-settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { countHit } from '#server/limits/count-hit.ts'
import type { Secrets } from './secrets.ts'

const { triesPerCaller, triesInAll } = signInLimits

/** Whoever tries codes and links in numbers is held back, wherever they come from. */
export async function tooManyTries(db: Kysely<Schema>, secrets: Secrets, caller: string, now: Date) {
  const retryAfterSeconds =
    (await countHit(db, `tries of ${secrets.callerName(caller)}`, triesPerCaller, now)) ??
    (await countHit(db, 'tries in all', triesInAll, now))
  return retryAfterSeconds === undefined ? undefined : ({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds } as const)
}
