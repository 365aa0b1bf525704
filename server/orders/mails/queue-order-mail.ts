import type { Transaction } from 'kysely'
import type { OrderTemplateKind } from '#domain/order/order-mails.ts'
import type { Schema } from '#server/db/schema.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { loadPairChecks } from './load-pair-checks.ts'
import { createOrderLink, type OrderMailDeps } from './order-link.ts'
import { renderOrderMail } from './render-order-mail.ts'

type OrderMailInput = { readonly orderId: string; readonly kind: OrderTemplateKind }

/** Queues a mail about an order, in its language and to its own address; call `mail.wake()` after the transaction. */
export async function queueOrderMail(
  transaction: Transaction<Schema>,
  deps: OrderMailDeps,
  { orderId, kind }: OrderMailInput,
  now: Date,
): Promise<void> {
  const order = await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const renderedMail = renderOrderMail({
    kind,
    number: order.number,
    language: order.language,
    totalMinor: order.total_minor,
    currency: order.currency,
    carrier: order.carrier,
    trackingNumber: order.tracking_number,
    promisedShipBy: order.promised_ship_by,
    voucherUntil: await findVoucherDeadline(transaction, orderId),
    ...(await loadPairChecks(transaction, orderId)),
    link: createOrderLink(deps, order),
    seller: deps.mail.sellerIn(order.language),
  })
  await queueMail(transaction, { ...renderedMail, to: order.contact.email }, now, {
    customerId: order.customer_id,
    orderId,
  })
}

async function findVoucherDeadline(transaction: Transaction<Schema>, orderId: string): Promise<Date | null> {
  const openPayment = transaction.selectFrom('payments').select('expires_at').where('state', '=', 'waiting')
  return (await openPayment.where('order_id', '=', orderId).executeTakeFirst())?.expires_at ?? null
}
