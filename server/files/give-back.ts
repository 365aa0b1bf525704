import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Files } from './port.ts'

/** Of a file that did not come, or was refused: its bytes go, then its row, so that nothing is left that nobody knows of. */
export async function giveBack(db: Kysely<Schema>, files: Files, id: string): Promise<void> {
  await files.remove(id)
  await db.deleteFrom('files').where('id', '=', id).where('state', '=', 'coming').execute()
}
