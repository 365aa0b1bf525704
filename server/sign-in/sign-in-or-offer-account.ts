import type { Transaction } from 'kysely'
import type { SignUpDetails } from '#domain/account/sign-up-details.ts'
import type { SignInResponse } from '#domain/contract/sign-in.ts'
import { hashSecret } from '#server/access/tokens.ts'
import { recordNewsletter } from '#server/account/record-agreement.ts'
import type { Schema } from '#server/db/schema.ts'
import type { EmailVerificationRow } from '#server/verifications/try-code.ts'
import { admit, type SignInContext, type SignInDeps } from './admit.ts'
import { findCustomer, openNewAccount } from './open-new-account.ts'

/**
 * Continues after an address was verified. Signs an existing customer in; opens an account at once if sign-up details
 * were given; otherwise returns a secret that opens an account, once and for a limited time.
 */
export async function signInOrOfferAccount(
  transaction: Transaction<Schema>,
  deps: SignInDeps,
  verification: EmailVerificationRow,
  signInContext: SignInContext,
): Promise<SignInResponse> {
  const { email, sign_up_details: signUpDetails } = verification
  const known = await findCustomer(transaction, email)
  if (known !== undefined) {
    await recordNewsletterTick(transaction, known, signUpDetails, signInContext.now)
    return admit(transaction, deps, known, email, signInContext)
  }
  if (signUpDetails !== null) {
    const customerId = await openNewAccount(transaction, deps.mail, { email, signUpDetails }, signInContext.now)
    return admit(transaction, deps, customerId, email, signInContext)
  }
  const signUpToken = deps.secrets.newSecret()
  await transaction
    .updateTable('email_verifications')
    .set({ sign_up_token_hash: hashSecret(signUpToken) })
    .where('id', '=', verification.id)
    .execute()
  return { kind: 'new', sign_up_token: signUpToken }
}

/** Records the newsletter consent of an existing customer who signs up again; their name is known already. */
async function recordNewsletterTick(
  transaction: Transaction<Schema>,
  customerId: string,
  signUpDetails: SignUpDetails | null,
  now: Date,
): Promise<void> {
  if (!signUpDetails?.wants_newsletter) return
  const { language, version } = signUpDetails
  await recordNewsletter(transaction, { customerId, isGiven: true, language, version }, now)
}
