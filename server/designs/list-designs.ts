import type { Kysely } from 'kysely'
import type { DesignList } from '#domain/contract/designs.ts'
import type { Schema } from '#server/db/schema.ts'

/** Lists a customer's designs, the one changed last first. */
export async function listDesigns(db: Kysely<Schema>, customerId: string): Promise<DesignList> {
  const rows = await db
    .selectFrom('designs')
    .select(['design', 'revision', 'saved_at'])
    .where('customer_id', '=', customerId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()
  return { designs: rows.map((row) => ({ ...row, saved_at: row.saved_at.toISOString() })) }
}
