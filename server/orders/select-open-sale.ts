import type { Kysely } from 'kysely'
import { openStages } from '#domain/order/stages.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Owner } from '#server/scans/owner.ts'

/** The sale of somebody that is neither paid nor given up; those beside it count for none. */
export function selectOpenSale(db: Kysely<Schema>, owner: Owner) {
  return db
    .selectFrom('orders')
    .select(['orders.id', 'orders.number', 'orders.stage'])
    .where(({ and }) => and(owner))
    .where('kind', '=', 'sale')
    .where('is_beside', '=', false)
    .where('stage', 'in', openStages)
}
