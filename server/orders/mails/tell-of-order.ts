import type { Transaction } from 'kysely'
import type { OrderLetterKind } from '#domain/order/order-letters.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Mailroom } from '#server/mail/mailroom.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { Secrets } from '#server/proofs/secrets.ts'
import { orderLetter } from './order-letter.ts'
import { orderToken } from './order-token.ts'

export type TellParts = { readonly mail: Mailroom; readonly secrets: Secrets }

type Telling = { readonly orderId: string; readonly kind: OrderLetterKind }

/** Queues the mail of a piece of news of an order, in its language and to its own address; `mail.wake()` belongs after the transaction. */
export async function tellOfOrder(
  transaction: Transaction<Schema>,
  { mail, secrets }: TellParts,
  { orderId, kind }: Telling,
  now: Date,
): Promise<void> {
  const order = await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const page = order.customer_id === null ? `/order-exists#order=${orderToken(secrets, orderId)}` : '/profile/order'
  const prefix = order.language === 'ja' ? '/ja' : ''
  const letter = orderLetter({
    kind,
    number: order.number,
    language: order.language,
    totalMinor: order.total_minor,
    currency: order.currency,
    carrier: order.carrier,
    parcel: order.parcel,
    link: mail.linkTo(`${prefix}${page}`),
    seller: mail.sellerIn(order.language),
  })
  await queueMail(transaction, { ...letter, to: order.contact.email }, now, order.customer_id)
}
