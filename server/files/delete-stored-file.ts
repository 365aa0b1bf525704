import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Files } from './port.ts'

/**
 * Of a file that did not come, or was refused, neither a row nor its bytes are left. One that was kept after all, though its
 * transaction seemed to break, stays. What cannot be done now is left to the sweep.
 */
export async function deleteStoredFile(db: Kysely<Schema>, files: Files, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).where('state', '=', 'coming').execute()
  const storedFile = await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()
  if (!storedFile) await files.remove(id)
}
