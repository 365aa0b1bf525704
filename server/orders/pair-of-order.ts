import type { Kysely } from 'kysely'
import type { pairOfOrder } from '#domain/contract/order-pair-calls.ts'
import { deedsAt } from '#domain/order/customer-deeds.ts'
import { fail, ok } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import type { Secrets } from '#server/proofs/secrets.ts'
import { ownerOf } from '#server/scans/owner.ts'
import { holdOrderOf } from './order-of-visitor.ts'

type Ask = typeof pairOfOrder

/** The pair of an order that is of a design. */
export function pairOfDesign(db: Kysely<Schema>, orderId: string, designId: string) {
  return db
    .selectFrom('order_pairs')
    .select(['id', 'revision', 'configuration'])
    .where('order_id', '=', orderId)
    .where('design_id', '=', designId)
    .executeTakeFirst()
}

/** A pair as it is ordered, as long as it can be changed: afterwards nobody needs its feet, and a link tells no one of them. */
export function pairOfOrderFor({ secrets, now }: { readonly secrets: Secrets; now(): Date }) {
  return async (db: Kysely<Schema>, visitor: Visitor, { body }: Call<Ask>): ReturnType<UseCase<Ask>> => {
    const pair = await inTransaction(db, async (transaction) => {
      const order = await holdOrderOf(transaction, secrets, ownerOf(visitor), body, now())
      if (!order || !deedsAt(order.stage).includes('change_design')) return undefined
      return pairOfDesign(transaction, order.id, body.design_id)
    })
    if (!pair) return fail('NOT_FOUND')
    return ok({ configuration: pair.configuration, revision: pair.revision })
  }
}
