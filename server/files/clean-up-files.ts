import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Files, ListedFile } from './port.ts'

/** Longer than any upload may take, with all tries of a bucket: what is older and half-done was left by a server that ended. */
const settledAfterMs = 2 * 3_600_000

const atOnce = 500

export type CleanupResult = {
  /** Half-done uploads whose room was given back. */
  readonly abandoned: number
  /** Files that nobody knows of, or half of one. */
  readonly unknown: number
  /** Files whose bytes are not there; they are nobody's to see until the bytes are found again. */
  readonly lost: number
  readonly found: number
}

/** The shop's clock, by which rows are dated, and the one by which the store dates what it holds: testers move only the first. */
export type Clocks = { readonly now: Date; readonly storeNow: Date }

/** Puts the store of files and the table of files in agreement again, whatever ended in the middle of what. */
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
        'kept',
        'lost',
        rows.filter(({ id }) => !there.has(id)),
      )
      found += await mark(
        db,
        'lost',
        'kept',
        rows.filter(({ id }) => there.has(id)),
      )
    }
    after = last ?? after
  }
  await purgeGuestsWithoutFiles(db)
  return { abandoned, unknown, lost, found }
}

/** Removes the bytes of files whose rows are gone with an account: cheap, and nothing that should wait for a sweep. */
export async function removePurgedFiles(db: Kysely<Schema>, files: Files): Promise<number> {
  let removed = 0
  for (;;) {
    const rows = await db.selectFrom('removed_files').select('id').limit(atOnce).execute()
    for (const { id } of rows) {
      await files.remove(id)
      await db.deleteFrom('removed_files').where('id', '=', id).execute()
    }
    removed += rows.length
    if (rows.length < atOnce) return removed
  }
}

async function endAbandoned(db: Kysely<Schema>, files: Files, before: Date): Promise<number> {
  const ended = await db
    .deleteFrom('files')
    .where('state', '=', 'coming')
    .where('created_at', '<', before)
    .returning('id')
    .execute()
  // Whatever of them is not removed now is a file that nobody knows of.
  for (const { id } of ended) await files.remove(id)
  return ended.length
}

/** So many at once, and a last batch that is shorter, if only by being empty. */
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

/** Keys are all of one form, so that database and store put them in the same order. */
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

/** A row is there before its file is: a file without one has been given up. */
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

/** No row goes because its bytes are not found: a disk that is not there today may be there tomorrow. */
async function mark(
  db: Kysely<Schema>,
  from: 'kept' | 'lost',
  to: 'kept' | 'lost',
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

/** The row by which a guest is held is made again whenever it is missing. */
async function purgeGuestsWithoutFiles(db: Kysely<Schema>): Promise<void> {
  const guests = db.selectFrom('files').select('guest_id').where('guest_id', 'is not', null)
  await db
    .deleteFrom('guests_with_files')
    .where('guest_id', 'not in', guests.$narrowType<{ guest_id: string }>())
    .execute()
}
