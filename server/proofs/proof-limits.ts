import type { Kysely } from 'kysely'
import { signInLimits } from '#domain/limit-settings.ts'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { countHit } from '#server/limits/count-hit.ts'
import type { Secrets } from './secrets.ts'

const { resendSeconds } = settings.signIn
const { mailsPerAddress, mailsPerCaller, mailsInAll, triesPerCaller, triesInAll } = signInLimits

/** After how many seconds another mail may be asked for, if one more would be too many: for the address, the caller or in all. */
export async function tooManyMails(
  db: Kysely<Schema>,
  secrets: Secrets,
  { email, caller, now }: { email: string; caller: string; now: Date },
): Promise<number | undefined> {
  const address = secrets.addressName(email)
  // From the widest to the nearest: a flood may not use up what one address is owed.
  return (
    (await countHit(db, `mails of ${secrets.callerName(caller)}`, mailsPerCaller, now)) ??
    (await countHit(db, 'mails in all', mailsInAll, now)) ??
    (await countHit(db, `mail just now to ${address}`, { count: 1, seconds: resendSeconds }, now)) ??
    (await countHit(db, `mails to ${address}`, mailsPerAddress, now))
  )
}

/** Callers that try codes and links in numbers are limited, wherever they come from. */
export async function tooManyTries(db: Kysely<Schema>, secrets: Secrets, caller: string, now: Date) {
  const retryAfterSeconds =
    (await countHit(db, `tries of ${secrets.callerName(caller)}`, triesPerCaller, now)) ??
    (await countHit(db, 'tries in all', triesInAll, now))
  return retryAfterSeconds === undefined ? undefined : ({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds } as const)
}
