import type { Kysely } from 'kysely'
import { claimLimits, signInLimits } from '#domain/limit-settings.ts'
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

type Claiming = { readonly customerId: string; readonly number: string; readonly caller: string; readonly now: Date }

/** The same for codes that claim an order. The number is counted as it was asked for, whether there is such an order or not. */
export async function tooManyClaims(
  db: Kysely<Schema>,
  secrets: Secrets,
  { customerId, number, caller, now }: Claiming,
): Promise<number | undefined> {
  const order = secrets.orderName(number)
  return (
    (await countHit(db, `claims of ${secrets.callerName(caller)}`, claimLimits.asksPerCaller, now)) ??
    (await countHit(db, `claims by ${customerId}`, claimLimits.asksPerCustomer, now)) ??
    (await countHit(db, 'mails in all', mailsInAll, now)) ??
    (await countHit(db, `claim just now of ${order} by ${customerId}`, { count: 1, seconds: resendSeconds }, now)) ??
    (await countHit(db, `claims of order ${order}`, claimLimits.asksPerOrder, now))
  )
}

/** Whether the address of an order has been sent as many codes as it may; whoever asked is answered as ever. */
export async function isAddressSpent(db: Kysely<Schema>, secrets: Secrets, email: string, now: Date): Promise<boolean> {
  const name = `claims mailed to ${secrets.addressName(email)}`
  return (await countHit(db, name, claimLimits.mailsPerAddress, now)) !== undefined
}

/** Callers that try codes and links in numbers are limited, wherever they come from. */
export async function tooManyTries(db: Kysely<Schema>, secrets: Secrets, caller: string, now: Date) {
  const retryAfterSeconds =
    (await countHit(db, `tries of ${secrets.callerName(caller)}`, triesPerCaller, now)) ??
    (await countHit(db, 'tries in all', triesInAll, now))
  return retryAfterSeconds === undefined ? undefined : ({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds } as const)
}
