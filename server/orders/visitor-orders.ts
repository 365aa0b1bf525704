import type { Kysely, Transaction } from 'kysely'
import type * as changes from '#domain/contract/order-changes.ts'
import type * as orderCalls from '#domain/contract/orders.ts'
import type { OrderRequest, OrderView } from '#domain/contract/orders.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import type { ProblemResult } from '#server/http/problem.ts'
import { lockOwner, toOwner } from '#server/scans/owner.ts'
import { findOrderByLink, type OrderLinkDeps } from './find-order-by-link.ts'
import { loadOrderView, lockVisitorOrder } from './lock-visitor-order.ts'
import type { OrderMailDeps } from './mails/order-link.ts'
import { moveOrder } from './move-order.ts'
import { toOrderView } from './order-view.ts'
import { splitOrder } from './split-order.ts'

type ListOrdersEndpoint = typeof orderCalls.listOrders
type Split = typeof changes.splitOrder
type LookUpOrderEndpoint = typeof orderCalls.lookUpOrder
type OrderResult = ProblemResult<OrderView>

export async function listOrders(db: Kysely<Schema>, visitor: Visitor): ReturnType<UseCase<ListOrdersEndpoint>> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where(({ and }) => and(toOwner(visitor)))
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .execute()
  const orders = []
  for (const row of rows) orders.push(await toOrderView(db, row))
  return ok({ orders })
}

/** Returns the order of a mail's link. */
export function lookUpOrder(deps: OrderLinkDeps) {
  return async (
    db: Kysely<Schema>,
    { body: { token } }: Call<LookUpOrderEndpoint>,
  ): ReturnType<UseCase<LookUpOrderEndpoint>> => {
    const order = await findOrderByLink(db, deps, token)
    return order ? ok(await toOrderView(db, order)) : fail('NOT_FOUND')
  }
}

/** Lets a customer split off the pairs that can be made, without waiting for the rest. */
export function splitByCustomer(deps: OrderMailDeps, now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body }: Call<Split>,
  ): ReturnType<UseCase<Split>> => {
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const order = await lockVisitorOrder(transaction, deps.secrets, owner, body, now())
    if (!order) return fail('NOT_FOUND')
    const split = await splitOrder(transaction, deps, { orderId: order.id, by: 'customer' }, now())
    if (!split.ok) return fail('transition_not_allowed')
    return ok({
      order: await loadOrderView(transaction, order.id),
      split_off: await loadOrderView(transaction, split.value.id),
    })
  }
}

/** Moves a customer's order to the first of these stages that the transition table allows. */
export function moveByCustomer(deps: OrderMailDeps, now: () => Date, transitions: readonly OrderStage[]) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body }: { readonly body: OrderRequest },
  ): Promise<OrderResult> => {
    const owner = toOwner(visitor)
    if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const order = await lockVisitorOrder(transaction, deps.secrets, owner, body, now())
    if (!order) return fail('NOT_FOUND')
    for (const to of transitions) {
      const moved = await moveOrder(transaction, deps, { orderId: order.id, to, by: 'customer' }, now())
      if (moved.ok) return ok(await loadOrderView(transaction, order.id))
    }
    return fail('transition_not_allowed')
  }
}
