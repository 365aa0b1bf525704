import type { Kysely } from 'kysely'
import type { Store } from '#domain/contract/stores.ts'
import type { Schema } from '#server/db/schema.ts'

export async function listStores(db: Kysely<Schema>): Promise<Store[]> {
  const rows = await db.selectFrom('stores').selectAll().orderBy('country').orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    name: { en: row.name_en, ja: row.name_ja },
    address: { en: row.address_en, ja: row.address_ja },
    timeZone: row.time_zone,
    latitude: row.latitude,
    longitude: row.longitude,
    country: row.country,
  }))
}
