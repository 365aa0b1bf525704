import type { Kysely } from 'kysely'
import { openStages } from '#domain/order/stages.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Owner } from '#server/scans/owner.ts'

/** Selects the owner's sale that is neither paid nor cancelled; companion orders (`is_companion`) do not count. */
export function selectOpenSale(db: Kysely<Schema>, owner: Owner) {
  return db
    .selectFrom('orders')
    .select(['orders.id', 'orders.number', 'orders.stage'])
    .where(({ and }) => and(owner))
    .where('kind', '=', 'sale')
    .where('is_companion', '=', false)
    .where('stage', 'in', openStages)
}
