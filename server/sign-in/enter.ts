import type { Transaction } from 'kysely'
import type { Introduction } from '#domain/account/introduction.ts'
import type { Proven } from '#domain/contract/sign-in.ts'
import { hashOf } from '#server/access/tokens.ts'
import { keepNewsletter } from '#server/account/keep-agreement.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Proof } from '#server/proofs/try-code.ts'
import { type Arrival, admit, type SignInParts } from './admit.ts'
import { findCustomer, openNewAccount } from './open-new-account.ts'

/**
 * Somebody has proven an address. Its customer is signed in; whoever has said who they are gets an account at once; anyone
 * else gets the secret that opens one, good for once and for a while.
 */
export async function enter(
  transaction: Transaction<Schema>,
  parts: SignInParts,
  proof: Proof,
  arrival: Arrival,
): Promise<Proven> {
  const { email, introduction } = proof
  const known = await findCustomer(transaction, email)
  if (known !== undefined) {
    await keepTick(transaction, known, introduction, arrival.now)
    return admit(transaction, parts, known, email, arrival)
  }
  if (introduction !== null) {
    const customerId = await openNewAccount(transaction, parts.mail, { email, introduction }, arrival.now)
    return admit(transaction, parts, customerId, email, arrival)
  }
  const opening = parts.secrets.newSecret()
  await transaction
    .updateTable('email_proofs')
    .set({ opening_hash: hashOf(opening) })
    .where('id', '=', proof.id)
    .execute()
  return { kind: 'new', opening }
}

/** A customer who signs up again is known by name already; that they want our letters may be new. */
async function keepTick(
  transaction: Transaction<Schema>,
  customerId: string,
  introduction: Introduction | null,
  now: Date,
): Promise<void> {
  if (!introduction?.wants_newsletter) return
  const { language, version } = introduction
  await keepNewsletter(transaction, { customerId, isGiven: true, language, version }, now)
}
