import type { Kysely, Selectable, Transaction } from 'kysely'
import type { MediaType } from '#domain/file/media-kinds.ts'
import type { FilesTable, Schema } from '#server/db/schema.ts'
import type { FileOwner } from './owner.ts'

/** A file that is wholly there. */
export type StoredFileRow = {
  readonly id: string
  /** Whose it is now: a guest may have signed in while it came. */
  readonly owner: FileOwner
  readonly name: string
  readonly mediaType: MediaType
  readonly size: number
  readonly digest: string
  readonly createdAt: Date
}

/** What is needed to answer with a file, whosever it is. */
export type NewFile = Pick<StoredFileRow, 'id' | 'name' | 'mediaType' | 'size' | 'digest'>

/** Makes what has come a file that its owner finds; nothing if its owner has gone meanwhile, or its reservation. */
export async function recordFile(
  transaction: Transaction<Schema>,
  { id, mediaType, ...known }: NewFile,
): Promise<StoredFileRow | undefined> {
  const row = await transaction
    .updateTable('files')
    .set({ ...known, media_type: mediaType, state: 'kept' })
    .where('id', '=', id)
    .where('state', '=', 'coming')
    .returningAll()
    .executeTakeFirst()
  return row && selectStoredFile(row)
}

/** Somebody's file; of another's, and of one that is still coming, nothing, as of one that does not exist. */
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
    .where('state', '=', 'kept')
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
