import type { Kysely } from 'kysely'
import type { PairInProgress } from '#domain/contract/pair-in-progress.ts'
import { isPaidNotDelivered, orderStages } from '#domain/order/stages.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Owner } from '#server/scans/owner.ts'

/** Whether an owner has a paid pair that is not delivered yet, and whether they may order another one meanwhile. */
export async function hasPairInProgress(db: Kysely<Schema>, owner: Owner): Promise<PairInProgress> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where(({ and }) => and(owner))
    .where('stage', 'in', orderStages.filter(isPaidNotDelivered))
    .executeTakeFirst()
  const grant = await db
    .selectFrom('additional_order_grants')
    .select('granted_at')
    .where(({ and }) => and(owner))
    .executeTakeFirst()
  return { is_in_progress: found !== undefined, has_additional_order_grant: grant !== undefined }
}
