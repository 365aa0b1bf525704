import type { Kysely } from 'kysely'
import { isPaidNotDelivered, orderStages } from '#domain/order/stages.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'

/** Whether somebody has paid for a pair that is not in their hands yet. */
export async function hasPairOnItsWay(db: Kysely<Schema>, visitor: Visitor): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where((where) =>
      where.and(visitor.kind === 'guest' ? { guest_id: visitor.guestId } : { customer_id: visitor.customerId }),
    )
    .where('stage', 'in', orderStages.filter(isPaidNotDelivered))
    .executeTakeFirst()
  return found !== undefined
}
