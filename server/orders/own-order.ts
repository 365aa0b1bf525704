import type { Transaction } from 'kysely'
import { readOrderNumber } from '#domain/order/order-number.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import { holdOwner, ownerOf } from '#server/scans/owner.ts'
import type { OrderRow } from './facts-of.ts'

/** The order of this visitor that a number names; both are held. Somebody else's is as one that is not there. */
export async function ownOrder(
  transaction: Transaction<Schema>,
  visitor: Visitor,
  typed: string,
): Promise<Result<OrderRow, 'AUTH_REQUIRED' | 'NOT_FOUND'>> {
  const owner = ownerOf(visitor)
  if (!(await holdOwner(transaction, owner))) return fail('AUTH_REQUIRED')
  const order = await transaction
    .selectFrom('orders')
    .selectAll()
    .where(({ and }) => and(owner))
    .where('number', '=', readOrderNumber(typed) ?? '')
    .forUpdate()
    .executeTakeFirst()
  return order ? ok(order) : fail('NOT_FOUND')
}
