import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { orderToMove, orderView } from '#domain/contract/order-view.ts'
import type * as orderCalls from '#domain/contract/orders-of-visitor-calls.ts'
import { isLinkOpen } from '#domain/order/order-link.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import type { Problem } from '#server/http/problem.ts'
import type { Secrets } from '#server/proofs/secrets.ts'
import { ownerOf } from '#server/scans/owner.ts'
import type { TellParts } from './mails/link-of-order.ts'
import { opensOrder, orderNamedBy } from './mails/order-token.ts'
import { moveOrder } from './move-order.ts'
import { ownOrder } from './own-order.ts'
import { viewOf } from './view-of.ts'

type List = typeof orderCalls.listOrders
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

/**
 * The order that a signed token opens. One that was not made here opens nothing, and neither does that of an order that is gone, has been
 * in an account since, goes to another address, or has ended long ago.
 */
export function lookAtOrder({ secrets, now }: { readonly secrets: Secrets; now(): Date }) {
  return async (db: Kysely<Schema>, { body: { token } }: Call<Look>): ReturnType<UseCase<Look>> => {
    const named = db.selectFrom('orders').selectAll().where('id', '=', orderNamedBy(token))
    const order = await named.executeTakeFirst()
    if (!order || !opensOrder(secrets, token, order)) return fail('NOT_FOUND')
    const isOpen = isLinkOpen(order.stage, order.stage_at.getTime(), now().getTime())
    return isOpen ? ok(await viewOf(db, order)) : fail('NOT_FOUND')
  }
}

/** A customer moves an order of their own to the first of these stages that the table lets them. */
export function moveByCustomer(parts: TellParts, now: () => Date, ways: readonly OrderStage[]) {
  return async (
    transaction: Transaction<Schema>,
    visitor: Visitor,
    { body }: { readonly body: z.infer<typeof orderToMove> },
  ): Promise<Moved> => {
    const order = await ownOrder(transaction, visitor, body.number)
    if (!order.ok) return order
    const { id } = order.value
    for (const to of ways) {
      const moved = await moveOrder(transaction, parts, { orderId: id, to, by: 'customer' }, now())
      if (moved.ok) return ok(await viewOf(transaction, await orderAt(transaction, id)))
    }
    return fail('not_that_way', { code: 'not_that_way' })
  }
}

const orderAt = (db: Kysely<Schema>, id: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
