import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { ChangedText } from './shop-texts.ts'

/** Reads what operators have changed. */
export async function readChanges(db: Kysely<Schema>): Promise<ChangedText[]> {
  const rows = await db.selectFrom('translation_overrides').selectAll().orderBy('key').execute()
  return rows.map(({ key, text_en, text_ja, categories }) => ({ key, texts: { en: text_en, ja: text_ja }, categories }))
}

/** A number that differs after every change by anyone. */
export async function loadRevision(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('translation_changes')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stores a change, or deletes it when no language has a text any more, and records who made it and when. */
export async function saveTextChange(
  transaction: Transaction<Schema>,
  { key, texts, categories }: ChangedText,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const row = { key, text_en: texts.en, text_ja: texts.ja, categories: JSON.stringify(categories) }
  if (texts.en === null && texts.ja === null)
    await transaction.deleteFrom('translation_overrides').where('key', '=', key).execute()
  else
    await transaction
      .insertInto('translation_overrides')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  await transaction
    .insertInto('translation_changes')
    .values({ ...row, changed_by: by, changed_at: now })
    .execute()
}
