import type { Kysely } from 'kysely'
import { hourMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Files, ListedFile } from './port.ts'

/**
 * Longer than any upload may take, with all retries of a bucket: an older unfinished upload was left by a server that
 * ended.
 */
const settledAfterMs = 2 * hourMs

const atOnce = 500

export type CleanupResult = {
  /** Unfinished uploads whose reservation was released. */
  readonly abandoned: number
  /** Files without a row, or unfinished ones. */
  readonly unknown: number
  /** Files whose bytes are missing; they are hidden until the bytes are found again. */
  readonly lost: number
  readonly found: number
}

/** The shop's clock, which dates the rows, and the one that dates files in the store: testers move only the first. */
export type Clocks = { readonly now: Date; readonly storeNow: Date }

/** Reconciles the file store with the table of files after any interruption. */
export async function cleanUpFiles(
  db: Kysely<Schema>,
  files: Files,
  { now, storeNow }: Clocks,
): Promise<CleanupResult> {
  const before = new Date(now.getTime() - settledAfterMs)
  const writtenBefore = new Date(storeNow.getTime() - settledAfterMs)
  await removePurgedFiles(db, files)
  const abandoned = await endAbandoned(db, files, before)
  let unknown = await files.removeHalfDone(writtenBefore)
  let [lost, found] = [0, 0]
  let after = ''
  for await (const batch of inBatches(files.list())) {
    const last = batch.length < atOnce ? undefined : batch.at(-1)?.key
    unknown += await removeUnknown(db, files, batch, writtenBefore)
    const there = new Set(batch.map(({ key }) => key))
    for await (const rows of settledRows(db, { after, last, before })) {
      lost += await mark(
        db,
        'stored',
        'lost',
        rows.filter(({ id }) => !there.has(id)),
      )
      found += await mark(
        db,
        'lost',
        'stored',
        rows.filter(({ id }) => there.has(id)),
      )
    }
    after = last ?? after
  }
  await purgeGuestsWithoutFiles(db)
  return { abandoned, unknown, lost, found }
}

/**
 * Deletes the bytes of files whose rows were deleted with an account. It is cheap and does not wait for the full
 * cleanup.
 */
export async function removePurgedFiles(db: Kysely<Schema>, files: Files): Promise<number> {
  let removed = 0
  for (;;) {
    const rows = await db.selectFrom('files_to_delete').select('id').limit(atOnce).execute()
    for (const { id } of rows) {
      await files.remove(id)
      await db.deleteFrom('files_to_delete').where('id', '=', id).execute()
    }
    removed += rows.length
    if (rows.length < atOnce) return removed
  }
}

async function endAbandoned(db: Kysely<Schema>, files: Files, before: Date): Promise<number> {
  const ended = await db
    .deleteFrom('files')
    .where('state', '=', 'pending')
    .where('created_at', '<', before)
    .returning('id')
    .execute()
  // Bytes that cannot be removed now become a file without a row, which the cleanup removes.
  for (const { id } of ended) await files.remove(id)
  return ended.length
}

/** Yields batches of `atOnce` files and a shorter, possibly empty, last one. */
async function* inBatches(all: AsyncIterable<ListedFile>): AsyncGenerator<readonly ListedFile[]> {
  let batch: ListedFile[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < atOnce) continue
    yield batch
    batch = []
  }
  yield batch
}

type FileRange = { readonly after: string; readonly last: string | undefined; readonly before: Date }

/** All keys have the same form, so that the database and the store sort them alike. */
async function* settledRows(db: Kysely<Schema>, { after, last, before }: FileRange) {
  for (let from = after; ; ) {
    const rows = db.selectFrom('files').select(['id', 'state']).where('id', '>', from).where('created_at', '<', before)
    const upTo = last === undefined ? rows : rows.where('id', '<=', last)
    const page = await upTo.orderBy('id').limit(atOnce).execute()
    yield page
    from = page.at(-1)?.id ?? from
    if (page.length < atOnce) return
  }
}

/** A row is always written before its file, so a file without a row was abandoned. */
async function removeUnknown(
  db: Kysely<Schema>,
  files: Files,
  batch: readonly ListedFile[],
  before: Date,
): Promise<number> {
  const old = batch.filter(({ writtenAt }) => writtenAt < before).map(({ key }) => key)
  if (old.length === 0) return 0
  const rows = await db.selectFrom('files').select('id').where('id', 'in', old).execute()
  const known = new Set(rows.map(({ id }) => id))
  const unknown = old.filter((key) => !known.has(key))
  for (const key of unknown) await files.remove(key)
  return unknown.length
}

/** No row is deleted because its bytes are missing: a disk that is unavailable today may be back tomorrow. */
async function mark(
  db: Kysely<Schema>,
  from: 'stored' | 'lost',
  to: 'stored' | 'lost',
  rows: readonly { readonly id: string }[],
): Promise<number> {
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  const marked = await db
    .updateTable('files')
    .set({ state: to })
    .where('id', 'in', ids)
    .where('state', '=', from)
    .executeTakeFirst()
  return Number(marked.numUpdatedRows)
}

/** The row that locks a guest is created again whenever it is missing. */
async function purgeGuestsWithoutFiles(db: Kysely<Schema>): Promise<void> {
  const guests = db.selectFrom('files').select('guest_id').where('guest_id', 'is not', null)
  await db.deleteFrom('file_owners').where('guest_id', 'not in', guests.$narrowType<{ guest_id: string }>()).execute()
}
