import type { Transaction } from 'kysely'
import type { OrderLetterKind } from '#domain/order/order-letters.ts'
import type { Schema } from '#server/db/schema.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { checksOf } from './checks-of.ts'
import { linkOfOrder, type TellParts } from './link-of-order.ts'
import { orderLetter } from './order-letter.ts'

type Telling = { readonly orderId: string; readonly kind: OrderLetterKind }

/** Queues the mail of a piece of news of an order, in its language and to its own address; `mail.wake()` belongs after the transaction. */
export async function tellOfOrder(
  transaction: Transaction<Schema>,
  parts: TellParts,
  { orderId, kind }: Telling,
  now: Date,
): Promise<void> {
  const order = await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const letter = orderLetter({
    kind,
    number: order.number,
    language: order.language,
    totalMinor: order.total_minor,
    currency: order.currency,
    carrier: order.carrier,
    parcel: order.parcel,
    promisedAt: order.promised_at,
    slipUntil: await slipDeadlineOf(transaction, orderId),
    ...(await checksOf(transaction, orderId)),
    link: linkOfOrder(parts, order),
    seller: parts.mail.sellerIn(order.language),
  })
  await queueMail(transaction, { ...letter, to: order.contact.email }, now, { customerId: order.customer_id, orderId })
}

async function slipDeadlineOf(transaction: Transaction<Schema>, orderId: string): Promise<Date | null> {
  const waiting = transaction.selectFrom('payments').select('until').where('state', '=', 'waiting')
  return (await waiting.where('order_id', '=', orderId).executeTakeFirst())?.until ?? null
}
