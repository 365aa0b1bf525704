import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Signs a customer out: of one session or of all. The id of another customer's session ends nothing. */
export async function endSessions(
  db: Kysely<Schema>,
  customerId: string,
  id: string | undefined,
  now: Date,
): Promise<void> {
  const all = db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'signed_out' })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
  await (id === undefined ? all : all.where('id', '=', id)).execute()
}
