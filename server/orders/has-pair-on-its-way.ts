import type { Kysely } from 'kysely'
import { isPaidNotDelivered, orderStages } from '#domain/order/stages.ts'
import type { Schema } from '#server/db/schema.ts'

/** Whether a customer has paid for a pair that is not in their hands yet. */
export async function hasPairOnItsWay(db: Kysely<Schema>, customerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('stage', 'in', orderStages.filter(isPaidNotDelivered))
    .executeTakeFirst()
  return found !== undefined
}
