import type { Transaction } from 'kysely'
import { maskEmail } from '#domain/contact/mask-email.ts'
import { deedsAt } from '#domain/order/customer-deeds.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { orderAddressLeftMail } from '#server/mail/letters/order-address-left-mail.ts'
import { orderAddressNewMail } from '#server/mail/letters/order-address-new-mail.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { OrderRow } from './facts-of.ts'
import { keepChange } from './keep-change.ts'
import { linkOfOrder, type TellParts } from './mails/link-of-order.ts'
import { publishOrderNow } from './publish-of-order.ts'

/** To which address; and who of the shop changes it, if it is not its customer. */
type Wish = { readonly email: string; readonly operator?: string }

/**
 * Has the mails of an order that is held go to another address, and tells both. To the same address its link goes once more: it may take
 * mail by now.
 */
export async function changeEmail(
  transaction: Transaction<Schema>,
  parts: TellParts,
  order: OrderRow,
  { email, operator }: Wish,
  now: Date,
): Promise<Result<OrderRow, 'order_at_end'>> {
  if (!deedsAt(order.stage).includes('change_email')) return fail('order_at_end')
  const changed: OrderRow = { ...order, contact: { ...order.contact, email }, email_bounced_at: null }
  await transaction
    .updateTable('orders')
    .set({ contact: JSON.stringify(changed.contact), email_bounced_at: null })
    .where('id', '=', order.id)
    .execute()
  const by = operator === undefined ? {} : ({ actor: 'operator', actor_name: operator } as const)
  await keepChange(transaction, { order_id: order.id, what: 'email', at: now, ...by })
  const { number, language } = order
  const seller = parts.mail.sellerIn(language)
  const of = { customerId: order.customer_id, orderId: order.id }
  const arrival = orderAddressNewMail({ number, link: linkOfOrder(parts, changed), language, seller })
  await queueMail(transaction, { ...arrival, to: email }, now, of)
  if (email !== order.contact.email) {
    const goodbye = orderAddressLeftMail({ number, newAddressMasked: maskEmail(email), language, seller })
    await queueMail(transaction, { ...goodbye, to: order.contact.email }, now, of)
  }
  await publishOrderNow(transaction, order.id, now)
  return ok(changed)
}
