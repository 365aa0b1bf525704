import type { Kysely, Selectable, Transaction } from 'kysely'
import type { MediaType } from '#domain/file/media-kinds.ts'
import type { FilesTable, Schema } from '#server/db/schema.ts'
import type { FileOwner } from './owner.ts'

/** A completely stored file. */
export type StoredFileRow = {
  readonly id: string
  /** The current owner; a guest may have signed in during the upload. */
  readonly owner: FileOwner
  readonly name: string
  readonly mediaType: MediaType
  readonly size: number
  readonly digest: string
  readonly createdAt: Date
}

/** The properties needed to send a file, regardless of its owner. */
export type NewFile = Pick<StoredFileRow, 'id' | 'name' | 'mediaType' | 'size' | 'digest'>

/**
 * Marks an uploaded file as stored, so that its owner can find it. Returns nothing if its reservation is gone, for
 * example because its owner was deleted meanwhile.
 */
export async function recordFile(
  transaction: Transaction<Schema>,
  { id, mediaType, ...known }: NewFile,
): Promise<StoredFileRow | undefined> {
  const row = await transaction
    .updateTable('files')
    .set({ ...known, media_type: mediaType, state: 'stored' })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
  return row && selectStoredFile(row)
}

/** Finds a stored file of an owner. A file of another owner, or one still being uploaded, is treated as missing. */
export async function findFile(
  db: Kysely<Schema>,
  { customer_id, guest_id }: FileOwner,
  id: string,
): Promise<StoredFileRow | undefined> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where((of) => (customer_id === null ? of('guest_id', '=', guest_id) : of('customer_id', '=', customer_id)))
    .where('state', '=', 'stored')
    .executeTakeFirst()
  return row && selectStoredFile(row)
}

function selectStoredFile(row: Selectable<FilesTable>): StoredFileRow | undefined {
  const { id, customer_id, guest_id, name, media_type: mediaType, size, digest, created_at: createdAt } = row
  if (name === null || mediaType === null || digest === null) return undefined
  const common = { id, name, mediaType, size: Number(size), digest, createdAt }
  if (customer_id !== null) return { ...common, owner: { customer_id, guest_id: null } }
  return guest_id === null ? undefined : { ...common, owner: { customer_id, guest_id } }
}
