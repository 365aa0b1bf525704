import type { Kysely, Transaction } from 'kysely'
import { maskEmail } from '#domain/contact/mask-email.ts'
import type * as endpoints from '#domain/contract/account.ts'
import type { Profile } from '#domain/contract/account.ts'
import { fail, ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { renderAddressChangedMail } from '#server/mail/templates/address-changed-mail.ts'
import type { VerificationDeps } from '#server/verifications/open-verification.ts'
import { tryCode } from '#server/verifications/try-code.ts'
import { tooManyTries } from '#server/verifications/verification-limits.ts'
import { linkWaitlistEntries } from './link-waitlist-entries.ts'
import { loadProfile } from './load-profile.ts'
import { lockCustomer } from './lock-customer.ts'

type Contract = typeof endpoints.confirmNewEmail

/** PostgreSQL's unique violation: another account has the address. */
const taken = '23505'

/**
 * Moves an account to a verified e-mail address and notifies the old one. If two accounts confirm the same address at
 * once, one of them succeeds.
 */
export function confirmNewEmail({ secrets, mail, now }: VerificationDeps) {
  return async (
    db: Kysely<Schema>,
    { customerId }: Bearer,
    { body: { verification_id: id, code }, caller }: Call<Contract>,
  ): ReturnType<UseCase<Contract>> => {
    const tooMany = await tooManyTries(db, secrets, caller, now())
    if (tooMany) return tooMany
    const outcome = await inTransaction(db, async (transaction) => {
      const tried = await tryCode(transaction, secrets, { purpose: 'email_change', id, code, customerId }, now())
      if (!tried.ok) return tried
      const moved = await moveTo(transaction, mail, customerId, tried.value.email, now())
      return moved ? ok(moved) : fail('AUTH_REQUIRED')
    }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === taken) return fail('email_taken')
      throw error
    })
    if (outcome.ok) mail.wake()
    return outcome
  }
}

async function moveTo(
  transaction: Transaction<Schema>,
  mail: Mailer,
  customerId: string,
  email: string,
  now: Date,
): Promise<Profile | undefined> {
  const before = await lockCustomer(transaction, customerId)
  if (!before) return undefined
  await transaction.updateTable('customers').set({ email }).where('id', '=', customerId).execute()
  await linkWaitlistEntries(transaction, email, customerId)
  const { language } = before
  if (before.email !== null) {
    const words = renderAddressChangedMail({
      newAddressMasked: maskEmail(email),
      language,
      seller: mail.sellerIn(language),
    })
    await queueMail(transaction, { ...words, to: before.email }, now, { customerId })
    await reassignMails(transaction, before.email, customerId)
  }
  return loadProfile(transaction, customerId)
}

/** Assigns mails to the customer that are known only by an address, which soon will be a former one. */
async function reassignMails(transaction: Transaction<Schema>, address: string, customerId: string): Promise<void> {
  await transaction
    .updateTable('mails')
    .set({ customer_id: customerId })
    .where('to_address', '=', address)
    .where('customer_id', 'is', null)
    .execute()
}
