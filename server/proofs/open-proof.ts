import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Introduction } from '#domain/account/introduction.ts'
import { settings } from '#domain/settings.ts'
import { hashOf } from '#server/access/tokens.ts'
import type { EmailProofsTable, Schema } from '#server/db/schema.ts'
import type { Mailroom } from '#server/mail/mailroom.ts'
import type { Secrets } from './secrets.ts'

/** What proves an address by a mail. */
export type ProofParts = { readonly secrets: Secrets; readonly mail: Mailroom; now(): Date }

type Asked = {
  readonly purpose: EmailProofsTable['purpose']
  readonly email: string
  readonly customerId: string | null
  readonly link: string | null
  /** The order that is claimed by it. */
  readonly orderNumber?: string
  readonly introduction?: Introduction | undefined
  /** Of the browser that asks, if it is one. */
  readonly binding?: string | undefined
}

/**
 * Opens the question whether an address is somebody's. Of several about one address only the newest can be answered; of those for an
 * order, the newest of each customer, so that nobody ends another one's.
 */
export async function openProof(
  transaction: Transaction<Schema>,
  secrets: Secrets,
  { purpose, email, customerId, link, orderNumber, introduction, binding }: Asked,
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
      link_hash: link === null ? null : hashOf(link),
      introduction: introduction === undefined ? null : JSON.stringify(introduction),
      binding_hash: binding === undefined ? null : hashOf(binding),
      created_at: now,
      order_number: orderNumber ?? null,
      expires_at: new Date(now.getTime() + settings.signIn.minutes * 60_000),
    })
    .execute()
  return { id, code }
}
