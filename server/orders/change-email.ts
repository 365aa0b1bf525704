import type { Transaction } from 'kysely'
import { maskEmail } from '#domain/contact/mask-email.ts'
import { findCustomerActions } from '#domain/order/customer-actions.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { renderOrderAddressAddedMail } from '#server/mail/templates/order-address-added-mail.ts'
import { renderOrderAddressRemovedMail } from '#server/mail/templates/order-address-removed-mail.ts'
import { createOrderLink, type OrderMailDeps } from './mails/order-link.ts'
import { publishOrderNow } from './publish-order-event.ts'
import { recordOrderChange } from './record-order-change.ts'
import type { OrderRow } from './transition-context.ts'

/** The new address, and the name of the operator if the customer does not change it themselves. */
type ChangeEmailInput = { readonly email: string; readonly operator?: string }

/**
 * Sends the mails of a locked order to another address and informs both addresses. If the address stays the same, its
 * link is sent again, since the mailbox may accept mail by now.
 */
export async function changeEmail(
  transaction: Transaction<Schema>,
  deps: OrderMailDeps,
  order: OrderRow,
  { email, operator }: ChangeEmailInput,
  now: Date,
): Promise<Result<OrderRow, 'order_ended'>> {
  if (!findCustomerActions(order.stage).includes('change_email')) return fail('order_ended')
  const changed: OrderRow = { ...order, contact: { ...order.contact, email }, email_bounced_at: null }
  await transaction
    .updateTable('orders')
    .set({ contact: JSON.stringify(changed.contact), email_bounced_at: null })
    .where('id', '=', order.id)
    .execute()
  const by = operator === undefined ? {} : ({ actor: 'operator', actor_name: operator } as const)
  await recordOrderChange(transaction, { order_id: order.id, kind: 'email', occurred_at: now, ...by })
  const { number, language } = order
  const seller = deps.mail.sellerIn(language)
  const of = { customerId: order.customer_id, orderId: order.id }
  const newAddressMail = renderOrderAddressAddedMail({ number, link: createOrderLink(deps, changed), language, seller })
  await queueMail(transaction, { ...newAddressMail, to: email }, now, of)
  if (email !== order.contact.email) {
    const goodbye = renderOrderAddressRemovedMail({ number, newAddressMasked: maskEmail(email), language, seller })
    await queueMail(transaction, { ...goodbye, to: order.contact.email }, now, of)
  }
  await publishOrderNow(transaction, order.id, now)
  return ok(changed)
}
