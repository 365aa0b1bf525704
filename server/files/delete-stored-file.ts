import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Files } from './port.ts'

/**
 * Deletes the row and the bytes of a file that did not arrive or was rejected. A file that was saved after all,
 * although its transaction seemed to fail, stays. What cannot be done now is left to the cleanup.
 */
export async function deleteStoredFile(db: Kysely<Schema>, files: Files, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).where('state', '=', 'pending').execute()
  const storedFile = await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()
  if (!storedFile) await files.remove(id)
}
