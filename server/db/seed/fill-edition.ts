import { type Kysely, sql } from 'kysely'
import { settings } from '#domain/settings.ts'
import type { Schema } from '../schema.ts'

/** Every number of the edition is there once; those that are there already stay as they are. */
export async function fillEdition(db: Kysely<Schema>): Promise<void> {
  await sql`
    insert into edition_numbers (number) select generate_series(1, ${sql.lit(settings.edition.pairs)})
    on conflict do nothing
  `.execute(db)
}
