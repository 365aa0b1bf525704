import { type Kysely, sql } from 'kysely'
import { settings } from '#domain/settings.ts'
import type { Schema } from '../schema.ts'

/** Inserts every number of the edition that is not there yet; existing rows stay unchanged. */
export async function fillEdition(db: Kysely<Schema>): Promise<void> {
  await sql`
    insert into edition_numbers (number) select generate_series(1, ${sql.lit(settings.edition.pairs)})
    on conflict do nothing
  `.execute(db)
}
