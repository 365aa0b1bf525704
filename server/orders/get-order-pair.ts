import type { Kysely } from 'kysely'
import type { getOrderPair } from '#domain/contract/order-changes.ts'
import { findCustomerActions } from '#domain/order/customer-actions.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { toOwner } from '#server/scans/owner.ts'
import type { Secrets } from '#server/verifications/secrets.ts'
import { lockVisitorOrder } from './lock-visitor-order.ts'

type PairOfOrderEndpoint = typeof getOrderPair

/** Selects the pair of an order that was made from a design. */
export function selectPairByDesign(db: Kysely<Schema>, orderId: string, designId: string) {
  return db
    .selectFrom('order_pairs')
    .select(['id', 'revision', 'configuration'])
    .where('order_id', '=', orderId)
    .where('design_id', '=', designId)
    .executeTakeFirst()
}

/**
 * Returns a pair as ordered while it can still be changed. Afterwards its feet are not needed, and an order link must
 * not reveal them.
 */
export function createGetOrderPair({ secrets, now }: { readonly secrets: Secrets; now(): Date }) {
  return async (
    db: Kysely<Schema>,
    visitor: Visitor,
    { body }: Call<PairOfOrderEndpoint>,
  ): ReturnType<UseCase<PairOfOrderEndpoint>> => {
    const pair = await inTransaction(db, async (transaction) => {
      const order = await lockVisitorOrder(transaction, secrets, toOwner(visitor), body, now())
      if (!order || !findCustomerActions(order.stage).includes('change_design')) return undefined
      return selectPairByDesign(transaction, order.id, body.design_id)
    })
    if (!pair) return fail('NOT_FOUND')
    return ok({ configuration: pair.configuration, revision: pair.revision })
  }
}
