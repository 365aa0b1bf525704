import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { orderToMove, orderView } from '#domain/contract/order-view.ts'
import type * as orderCalls from '#domain/contract/orders-of-visitor-calls.ts'
import { readOrderNumber } from '#domain/order/order-number.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import type { Problem } from '#server/http/problem.ts'
import type { Secrets } from '#server/proofs/secrets.ts'
import { holdOwner, ownerOf } from '#server/scans/owner.ts'
import type { OrderRow } from './facts-of.ts'
import { orderOfToken } from './mails/order-token.ts'
import type { TellParts } from './mails/tell-of-order.ts'
import { moveOrder } from './move-order.ts'
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

/** The order that a signed token opens. One that was not made here opens nothing, and neither does that of an order that is gone. */
export function lookAtOrder(secrets: Secrets) {
  return async (db: Kysely<Schema>, { body: { token } }: Call<Look>): ReturnType<UseCase<Look>> => {
    const id = orderOfToken(secrets, token)
    const order =
      id === undefined ? undefined : await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
    return order ? ok(await viewOf(db, order)) : fail('NOT_FOUND')
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
    const find = (): Promise<OrderRow | undefined> =>
      transaction
        .selectFrom('orders')
        .selectAll()
        .where(({ and }) => and(owner))
        .where('number', '=', readOrderNumber(body.number) ?? '')
        .executeTakeFirst()
    const order = await find()
    // Somebody else's is as one that is not there.
    if (!order) return fail('NOT_FOUND')
    for (const to of ways) {
      const moved = await moveOrder(transaction, parts, { orderId: order.id, to, by: 'customer' }, now())
      if (moved.ok) return ok(await viewOf(transaction, (await find()) ?? order))
    }
    return fail('not_that_way', { code: 'not_that_way' })
  }
}
