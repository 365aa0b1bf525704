import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { SignUpDetails } from '#domain/account/sign-up-details.ts'
import { settings } from '#domain/settings.ts'
import { minuteMs } from '#domain/time.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { EmailVerificationsTable, Schema } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Secrets } from './secrets.ts'

/** Dependencies of verifying an address by mail. */
export type VerificationDeps = { readonly secrets: Secrets; readonly mail: Mailer; now(): Date }

type OpenVerificationInput = {
  readonly purpose: EmailVerificationsTable['purpose']
  readonly email: string
  readonly customerId: string | null
  readonly link: string | null
  /** The number of the order to claim. */
  readonly orderNumber?: string
  readonly signUpDetails?: SignUpDetails | undefined
  /** The binding secret of the requesting browser, if there is one. */
  readonly binding?: string | undefined
}

/**
 * Opens a verification of an address. Of several for one address only the newest is valid; of those for an order, the
 * newest of each customer, so that no customer ends another's.
 */
export async function openVerification(
  transaction: Transaction<Schema>,
  secrets: Secrets,
  { purpose, email, customerId, link, orderNumber, signUpDetails, binding }: OpenVerificationInput,
  now: Date,
): Promise<{ id: string; code: string }> {
  const [id, code] = [randomUUID(), secrets.newCode()]
  await transaction
    .updateTable('email_verifications')
    .set({ ended_at: now, end_reason: 'replaced' })
    .where('purpose', '=', purpose)
    .where(({ and, eb }) =>
      orderNumber === undefined ? eb('email', '=', email) : and({ order_number: orderNumber, customer_id: customerId }),
    )
    .where('ended_at', 'is', null)
    .execute()
  await transaction
    .insertInto('email_verifications')
    .values({
      id,
      purpose,
      email,
      customer_id: customerId,
      code_hash: secrets.codeHash(id, code),
      link_hash: link === null ? null : hashSecret(link),
      sign_up_details: signUpDetails === undefined ? null : JSON.stringify(signUpDetails),
      binding_hash: binding === undefined ? null : hashSecret(binding),
      created_at: now,
      order_number: orderNumber ?? null,
      expires_at: new Date(now.getTime() + settings.signIn.minutes * minuteMs),
    })
    .execute()
  return { id, code }
}
