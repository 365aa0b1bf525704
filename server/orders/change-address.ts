import type { Transaction } from 'kysely'
import type * as changes from '#domain/contract/order-changes.ts'
import { findCustomerActions } from '#domain/order/customer-actions.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { lockOwner, toOwner } from '#server/scans/owner.ts'
import { loadOrderView, lockVisitorOrder } from './lock-visitor-order.ts'
import type { OrderMailDeps } from './mails/order-link.ts'
import { queueOrderMail } from './mails/queue-order-mail.ts'
import { moveOrder } from './move-order.ts'
import { changedPrice, priceAt } from './order-prices.ts'
import { publishOrderNow } from './publish-order-event.ts'
import { readDelivery } from './read-delivery.ts'
import { recordOrderChange } from './record-order-change.ts'

type Change = typeof changes.changeAddress

/**
 * Changes the delivery address of an order at the price that the customer saw for the new country. The customer is
 * informed by mail, because somebody else may have made the change.
 */
export function changeAddress(deps: OrderMailDeps, now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body }: Call<Change>,
  ): ReturnType<UseCase<Change>> => {
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const order = await lockVisitorOrder(transaction, deps.secrets, owner, body, now())
    if (!order) return fail('NOT_FOUND')
    if (!findCustomerActions(order.stage).includes('change_address')) return fail('transition_not_allowed')
    const read = readDelivery(body.delivery, { field: 'phone', typed: body.phone })
    if (!read.ok) return read
    const { country, address, phone } = read.value
    const priced = priceAt(order, country)
    if (!priced.ok) return priced
    const changed = order.kind === 'sale' ? changedPrice(priced.value, body.price) : undefined
    if (changed) return changed
    const time = now()
    // An order that is ready to pay is reviewed again first; while it is being paid, the move is not allowed.
    if (order.stage === 'ready_to_pay') {
      const moving = { orderId: order.id, to: 'in_review', by: 'customer' } as const
      if (!(await moveOrder(transaction, deps, moving, time)).ok) return fail('transition_not_allowed')
    }
    const { currency, totalMinor } = priced.value
    await transaction
      .updateTable('orders')
      .set({
        country,
        address: JSON.stringify(address),
        contact: JSON.stringify({ ...order.contact, ...(phone !== undefined && { phone }) }),
        ...(order.kind === 'sale' && { currency, total_minor: totalMinor, quote: JSON.stringify(priced.value) }),
      })
      .where('id', '=', order.id)
      .execute()
    await recordOrderChange(transaction, { order_id: order.id, kind: 'address', occurred_at: time })
    await queueOrderMail(transaction, deps, { orderId: order.id, kind: 'address_changed' }, time)
    await publishOrderNow(transaction, order.id, time)
    return ok(await loadOrderView(transaction, order.id))
  }
}
