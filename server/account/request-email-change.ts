import type { Kysely, Transaction } from 'kysely'
import { readEmail } from '#domain/contact/read-email.ts'
import type * as endpoints from '#domain/contract/account.ts'
import { fail, ok } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { Bearer } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { renderAddressTakenMail } from '#server/mail/templates/address-taken-mail.ts'
import { renderNewAddressMail } from '#server/mail/templates/new-address-mail.ts'
import { openVerification, type VerificationDeps } from '#server/verifications/open-verification.ts'
import { tooManyMails } from '#server/verifications/verification-limits.ts'
import { lockCustomer } from './lock-customer.ts'

type Contract = typeof endpoints.requestEmailChange

const { minutes, resendSeconds } = settings.signIn

/**
 * Mails a code to the address that a customer wants to change to. The response is the same if another account already
 * has that address: only its owner is told, and no code is valid.
 */
export function requestEmailChange({ secrets, mail, now }: VerificationDeps) {
  return async (
    db: Kysely<Schema>,
    { customerId }: Bearer,
    { body: { email: typed, language }, caller }: Call<Contract>,
  ): ReturnType<UseCase<Contract>> => {
    const email = readEmail(typed)
    if (email === undefined) return failWithFieldErrors([['email', 'invalid_format']])
    if (await isTheirs(db, customerId, email)) return failWithFieldErrors([['email', 'invalid_value']])
    const retryAfterSeconds = await tooManyMails(db, secrets, { email, caller, now: now() })
    if (retryAfterSeconds !== undefined) return fail('TOO_MANY_REQUESTS', { retryAfterSeconds })

    const seller = mail.sellerIn(language)
    const verificationId = await inTransaction(db, async (transaction) => {
      if (!(await lockCustomer(transaction, customerId))) return undefined
      const isTaken = await isSomebodys(transaction, email)
      const verificationInput = { purpose: 'email_change', email, customerId, link: null } as const
      // The verification exists and counts attempts as any other; where the address is taken, its hash matches no code.
      const codes = isTaken ? { ...secrets, codeHash: () => secrets.newSecret() } : secrets
      const { id, code } = await openVerification(transaction, codes, verificationInput, now())
      const words = isTaken
        ? renderAddressTakenMail({ language, seller })
        : renderNewAddressMail({ code, minutes, language, seller })
      // A taken address belongs to somebody else, and so does the mail.
      await queueMail(transaction, { ...words, to: email }, now(), { customerId: isTaken ? null : customerId })
      return id
    })
    if (verificationId === undefined) return fail('AUTH_REQUIRED')
    mail.wake()
    return ok({ verification_id: verificationId, resend_seconds: resendSeconds, expires_seconds: minutes * 60 })
  }
}

async function isTheirs(db: Kysely<Schema>, customerId: string, email: string): Promise<boolean> {
  const own = await db.selectFrom('customers').select('email').where('id', '=', customerId).executeTakeFirst()
  return own?.email === email
}

async function isSomebodys(transaction: Transaction<Schema>, email: string): Promise<boolean> {
  const found = await transaction.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}
