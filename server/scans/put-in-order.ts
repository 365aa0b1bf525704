import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { moveScans } from './move-scans.ts'

/**
 * Makes the newest accepted scan of a person the current one, by which shoes would be made, and supersedes the others.
 */
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
  await moveScans(transaction, { personId }, 'measured', 'superseded')
  await moveScans(transaction, { personId, id: newest.id }, 'superseded', 'measured')
}
