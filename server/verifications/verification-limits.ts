import type { Kysely } from 'kysely'
import { orderClaimLimits, signInLimits } from '#domain/limit-settings.ts'
import { fail } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { countRequest } from '#server/limits/count-request.ts'
import type { Secrets } from './secrets.ts'

const { resendSeconds } = settings.signIn
const { mailsPerAddress, mailsPerCaller, mailsInAll, triesPerCaller, triesInAll } = signInLimits

/** Counts a mail and returns the seconds to wait if a limit is exceeded: of the address, of the caller or in all. */
export async function tooManyMails(
  db: Kysely<Schema>,
  secrets: Secrets,
  { email, caller, now }: { email: string; caller: string; now: Date },
): Promise<number | undefined> {
  const address = secrets.addressName(email)
  // From the widest limit to the narrowest: a flood must not use up the limit of one address.
  return (
    (await countRequest(db, `mails of ${secrets.callerName(caller)}`, mailsPerCaller, now)) ??
    (await countRequest(db, 'mails in all', mailsInAll, now)) ??
    (await countRequest(db, `mail just now to ${address}`, { count: 1, seconds: resendSeconds }, now)) ??
    (await countRequest(db, `mails to ${address}`, mailsPerAddress, now))
  )
}

type OrderClaimAttempt = {
  readonly customerId: string
  readonly number: string
  readonly caller: string
  readonly now: Date
}

/**
 * Counts a request for a code that claims an order. The number is counted as requested, whether the order exists or
 * not.
 */
export async function tooManyClaims(
  db: Kysely<Schema>,
  secrets: Secrets,
  { customerId, number, caller, now }: OrderClaimAttempt,
): Promise<number | undefined> {
  const order = secrets.orderName(number)
  return (
    (await countRequest(db, `claims of ${secrets.callerName(caller)}`, orderClaimLimits.requestsPerCaller, now)) ??
    (await countRequest(db, `claims by ${customerId}`, orderClaimLimits.requestsPerCustomer, now)) ??
    (await countRequest(db, 'mails in all', mailsInAll, now)) ??
    (await countRequest(
      db,
      `claim just now of ${order} by ${customerId}`,
      { count: 1, seconds: resendSeconds },
      now,
    )) ??
    (await countRequest(db, `claims of order ${order}`, orderClaimLimits.requestsPerOrder, now))
  )
}

/** Whether the address of an order has been sent the maximum of codes; the requester gets the usual answer. */
export async function isAddressSpent(db: Kysely<Schema>, secrets: Secrets, email: string, now: Date): Promise<boolean> {
  const name = `claims mailed to ${secrets.addressName(email)}`
  return (await countRequest(db, name, orderClaimLimits.mailsPerAddress, now)) !== undefined
}

/** Limits attempts with codes and links, for each caller and in all. */
export async function tooManyTries(db: Kysely<Schema>, secrets: Secrets, caller: string, now: Date) {
  const retryAfterSeconds =
    (await countRequest(db, `tries of ${secrets.callerName(caller)}`, triesPerCaller, now)) ??
    (await countRequest(db, 'tries in all', triesInAll, now))
  return retryAfterSeconds === undefined ? undefined : fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
}
