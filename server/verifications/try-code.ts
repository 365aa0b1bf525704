import { type Selectable, sql, type Transaction } from 'kysely'
import { signInLimits } from '#domain/limit-settings.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { EmailVerificationsTable, Schema } from '#server/db/schema.ts'
import { countRequest, isSpent } from '#server/limits/count-request.ts'
import type { Secrets } from './secrets.ts'

export type EmailVerificationRow = Selectable<EmailVerificationsTable>

type CodeEnding = 'code_burnt' | 'code_used' | 'code_replaced' | 'code_expired'
type CodeError = CodeEnding | 'code_wrong' | 'codes_closed'
type CheckCodeResult = Result<EmailVerificationRow, CodeError, { readonly triesLeft: number } | undefined>

type CodeAttempt = {
  readonly purpose: EmailVerificationsTable['purpose']
  readonly id: string
  readonly code: string
  /** Whose question it must be, where somebody is signed in already. */
  readonly customerId: string | null
}

const { tries } = settings.signIn
const { invalidCodesPerAddress } = signInLimits

/**
 * One try of a code. The try is counted before it is looked at, in a row that rivals wait for: however many come at once,
 * no more than five are looked at, and the right one is taken once.
 */
export async function tryCode(
  transaction: Transaction<Schema>,
  secrets: Secrets,
  attempt: CodeAttempt,
  now: Date,
): Promise<CheckCodeResult> {
  const { purpose, id, code, customerId } = attempt
  const verification = await transaction
    .updateTable('email_proofs')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('customer_id', 'is not distinct from', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (!verification) return fail(await whyEnded(transaction, attempt), undefined)

  // An address that was guessed at all day long is not guessed at with the next mail again. The link of it still works.
  const invalidCodesKey = `wrong codes for ${guessedAt(secrets, verification)}`
  if (await isSpent(transaction, invalidCodesKey, invalidCodesPerAddress, now)) return fail('codes_closed', undefined)
  if (secrets.isSame(verification.code_hash, secrets.codeHash(id, code))) {
    await end(transaction, id, 'used', now)
    return ok(verification)
  }
  await countRequest(transaction, invalidCodesKey, invalidCodesPerAddress, now)
  const triesLeft = tries - verification.tries
  if (triesLeft > 0) return fail('code_wrong', { triesLeft })
  await end(transaction, id, 'burnt', now)
  return fail('code_burnt', undefined)
}

/** An order is guessed at by its number, also where there is none: sign-ins of its address are not held up by it, nor tell of it. */
function guessedAt(secrets: Secrets, { order_number, email }: EmailVerificationRow): string {
  return order_number === null ? secrets.addressName(email) : `order ${secrets.orderName(order_number)}`
}

async function end(transaction: Transaction<Schema>, id: string, why: 'used' | 'burnt', now: Date): Promise<void> {
  await transaction.updateTable('email_proofs').set({ ended_at: now, ended_why: why }).where('id', '=', id).execute()
}

async function whyEnded(
  transaction: Transaction<Schema>,
  { purpose, id, customerId }: CodeAttempt,
): Promise<CodeEnding> {
  const found = await transaction
    .selectFrom('email_proofs')
    .select('ended_why')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('customer_id', 'is not distinct from', customerId)
    .executeTakeFirst()
  return found?.ended_why ? `code_${found.ended_why}` : 'code_expired'
}
