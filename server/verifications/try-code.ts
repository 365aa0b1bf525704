import { type Selectable, sql, type Transaction } from 'kysely'
import { signInLimits } from '#domain/limit-settings.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { EmailVerificationsTable, Schema } from '#server/db/schema.ts'
import { countRequest, isSpent } from '#server/limits/count-request.ts'
import type { Secrets } from './secrets.ts'

export type EmailVerificationRow = Selectable<EmailVerificationsTable>

type CodeEnding = 'code_attempts_exceeded' | 'code_used' | 'code_replaced' | 'code_expired'
type CodeError = CodeEnding | 'code_wrong' | 'codes_blocked'
type CheckCodeResult = Result<EmailVerificationRow, CodeError, { readonly triesLeft: number } | undefined>

type CodeAttempt = {
  readonly purpose: EmailVerificationsTable['purpose']
  readonly id: string
  readonly code: string
  /** The customer that the verification must belong to, if somebody is signed in already. */
  readonly customerId: string | null
}

const { tries } = settings.signIn
const { invalidCodesPerAddress } = signInLimits

/**
 * Tries a code once. The attempt is counted before the code is compared, in a row that concurrent attempts wait for: no
 * more than five are compared, however many arrive at once, and the right code is accepted once.
 */
export async function tryCode(
  transaction: Transaction<Schema>,
  secrets: Secrets,
  attempt: CodeAttempt,
  now: Date,
): Promise<CheckCodeResult> {
  const { purpose, id, code, customerId } = attempt
  const verification = await transaction
    .updateTable('email_verifications')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('customer_id', 'is not distinct from', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (!verification) return fail(await whyEnded(transaction, attempt), undefined)

  // After a day of wrong codes for an address, a new mail does not allow more guesses. Its link still works.
  const invalidCodesKey = `wrong codes for ${guessedAt(secrets, verification)}`
  if (await isSpent(transaction, invalidCodesKey, invalidCodesPerAddress, now)) return fail('codes_blocked')
  if (secrets.isCodeFor(verification.code_hash, id, code)) {
    await end(transaction, id, 'used', now)
    return ok(verification)
  }
  await countRequest(transaction, invalidCodesKey, invalidCodesPerAddress, now)
  const triesLeft = tries - verification.attempts
  if (triesLeft > 0) return fail('code_wrong', { triesLeft })
  await end(transaction, id, 'attempts_exceeded', now)
  return fail('code_attempts_exceeded')
}

/**
 * Attempts for an order are counted by its number, even if there is no such order: they neither block sign-ins of its
 * address nor reveal it.
 */
function guessedAt(secrets: Secrets, { order_number, email }: EmailVerificationRow): string {
  return order_number === null ? secrets.addressName(email) : `order ${secrets.orderName(order_number)}`
}

async function end(
  transaction: Transaction<Schema>,
  id: string,
  why: 'used' | 'attempts_exceeded',
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('email_verifications')
    .set({ ended_at: now, end_reason: why })
    .where('id', '=', id)
    .execute()
}

async function whyEnded(
  transaction: Transaction<Schema>,
  { purpose, id, customerId }: CodeAttempt,
): Promise<CodeEnding> {
  const found = await transaction
    .selectFrom('email_verifications')
    .select('end_reason')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('customer_id', 'is not distinct from', customerId)
    .executeTakeFirst()
  return found?.end_reason ? `code_${found.end_reason}` : 'code_expired'
}
