import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { SignUpDetails } from '#domain/account/sign-up-details.ts'
import { settings } from '#domain/settings.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { EmailVerificationsTable, Schema } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Secrets } from './secrets.ts'

/** What proves an address by a mail. */
export type VerificationDeps = { readonly secrets: Secrets; readonly mail: Mailer; now(): Date }

type OpenVerificationInput = {
  readonly purpose: EmailVerificationsTable['purpose']
  readonly email: string
  readonly customerId: string | null
  readonly link: string | null
  /** The order that is claimed by it. */
  readonly orderNumber?: string
  readonly signUpDetails?: SignUpDetails | undefined
  /** Of the browser that asks, if it is one. */
  readonly binding?: string | undefined
}

/**
 * Opens the question whether an address is somebody's. Of several about one address only the newest can be answered; of those for an
 * order, the newest of each customer, so that nobody ends another one's.
 */
export async function openVerification(
  transaction: Transaction<Schema>,
  secrets: Secrets,
  { purpose, email, customerId, link, orderNumber, signUpDetails, binding }: OpenVerificationInput,
  now: Date,
): Promise<{ id: string; code: string }> {
  const [id, code] = [randomUUID(), secrets.newCode()]
  await transaction
    .updateTable('email_proofs')
    .set({ ended_at: now, ended_why: 'replaced' })
    .where('purpose', '=', purpose)
    .where(({ and, eb }) =>
      orderNumber === undefined ? eb('email', '=', email) : and({ order_number: orderNumber, customer_id: customerId }),
    )
    .where('ended_at', 'is', null)
    .execute()
  await transaction
    .insertInto('email_proofs')
    .values({
      id,
      purpose,
      email,
      customer_id: customerId,
      code_hash: secrets.codeHash(id, code),
      link_hash: link === null ? null : hashSecret(link),
      introduction: signUpDetails === undefined ? null : JSON.stringify(signUpDetails),
      binding_hash: binding === undefined ? null : hashSecret(binding),
      created_at: now,
      order_number: orderNumber ?? null,
      expires_at: new Date(now.getTime() + settings.signIn.minutes * 60_000),
    })
    .execute()
  return { id, code }
}
