import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { inTransaction } from '../transaction.ts'
import { demoStores } from './demo-stores.ts'

/** Seeds the demo's stores. It runs at every start and is idempotent. */
export async function seedDemo(db: Kysely<Schema>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('stores')
      .values([...demoStores])
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          name_en: ref('excluded.name_en'),
          name_ja: ref('excluded.name_ja'),
          address_en: ref('excluded.address_en'),
          address_ja: ref('excluded.address_ja'),
          time_zone: ref('excluded.time_zone'),
          latitude: ref('excluded.latitude'),
          longitude: ref('excluded.longitude'),
          country: ref('excluded.country'),
        })),
      )
      .execute()
  })
}
