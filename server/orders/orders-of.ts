import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type * as changes from '#domain/contract/order-change-calls.ts'
import type { orderToMove, orderView } from '#domain/contract/order-view.ts'
import type * as orderCalls from '#domain/contract/orders-of-visitor-calls.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import type { Problem } from '#server/http/problem.ts'
import { holdOwner, ownerOf } from '#server/scans/owner.ts'
import type { TellParts } from './mails/link-of-order.ts'
import { moveOrder } from './move-order.ts'
import { type LinkParts, orderOfLink } from './order-of-link.ts'
import { holdOrderOf, viewNow } from './order-of-visitor.ts'
import { splitOrder } from './split-order.ts'
import { viewOf } from './view-of.ts'

type List = typeof orderCalls.listOrders
type Split = typeof changes.splitOrder
type Look = typeof orderCalls.lookAtOrder
type Moved = Result<z.infer<typeof orderView>, Problem['code'], Problem | undefined>

export async function listOrders(db: Kysely<Schema>, visitor: Visitor): ReturnType<UseCase<List>> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where(({ and }) => and(ownerOf(visitor)))
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .execute()
  const orders = []
  for (const row of rows) orders.push(await viewOf(db, row))
  return ok({ orders })
}

/** The order of the link of a mail. */
export function lookAtOrder(parts: LinkParts) {
  return async (db: Kysely<Schema>, { body: { token } }: Call<Look>): ReturnType<UseCase<Look>> => {
    const order = await orderOfLink(db, parts, token)
    return order ? ok(await viewOf(db, order)) : fail('NOT_FOUND')
  }
}

/** What can be made is split off by its customer, who does not wait for the rest. */
export function splitByCustomer(parts: TellParts, now: () => Date) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body }: Call<Split>,
  ): ReturnType<UseCase<Split>> => {
    const owner = ownerOf(visitor)
    if (!(await holdOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const order = await holdOrderOf(transaction, parts.secrets, owner, body, now())
    if (!order) return fail('NOT_FOUND')
    const split = await splitOrder(transaction, parts, { orderId: order.id, by: 'customer' }, now())
    if (!split.ok) return fail('not_that_way', { code: 'not_that_way' })
    return ok({
      order: await viewNow(transaction, order.id),
      split_off: await viewNow(transaction, split.value.id),
    })
  }
}

/** A customer moves an order of their own to the first of these stages that the table lets them. */
export function moveByCustomer(parts: TellParts, now: () => Date, ways: readonly OrderStage[]) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body }: { readonly body: z.infer<typeof orderToMove> },
  ): Promise<Moved> => {
    const owner = ownerOf(visitor)
    if (!(await holdOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    const order = await holdOrderOf(transaction, parts.secrets, owner, body, now())
    if (!order) return fail('NOT_FOUND')
    for (const to of ways) {
      const moved = await moveOrder(transaction, parts, { orderId: order.id, to, by: 'customer' }, now())
      if (moved.ok) return ok(await viewNow(transaction, order.id))
    }
    return fail('not_that_way', { code: 'not_that_way' })
  }
}
