import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Of somebody's scans that were believed, the newest is the one by which shoes would be made, and the others are superseded. */
export async function putInOrder(transaction: Transaction<Schema>, personId: string): Promise<void> {
  const newest = await transaction
    .selectFrom('scans')
    .select(['id', 'state'])
    .where('person_id', '=', personId)
    .where('state', 'in', ['measured', 'superseded'])
    .orderBy('measured_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (newest?.state !== 'superseded') return
  await transaction
    .updateTable('scans')
    .set({ state: 'superseded' })
    .where('person_id', '=', personId)
    .where('state', '=', 'measured')
    .execute()
  await transaction.updateTable('scans').set({ state: 'measured' }).where('id', '=', newest.id).execute()
}
