import { randomUUID } from 'node:crypto'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fileLimits } from '#domain/limit-settings.ts'
import { dayMs } from '#domain/time.ts'
import { exportCustomer } from '#server/account/export-customer.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { cleanUpFiles, removePurgedFiles } from '#server/files/clean-up-files.ts'
import { deleteStoredFile } from '#server/files/delete-stored-file.ts'
import { diskFiles } from '#server/files/disk-files.ts'
import { findFile, recordFile } from '#server/files/file-rows.ts'
import { type FileOwner, sumFileBytes } from '#server/files/owner.ts'
import { reserveFile } from '#server/files/reserve-file.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { seededChance } from '../support/seeded-chance.ts'
import { emptyFolderFor } from '../support/server/data-folder.ts'
import { newMember } from '../support/server/member.ts'
import { openApi } from '../support/server/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>
let folder: Awaited<ReturnType<typeof emptyFolderFor>>
let files: ReturnType<typeof diskFiles>

beforeAll(async () => {
  api = await openApi()
  folder = await emptyFolderFor()
  files = diskFiles(folder.path)
})
afterAll(async () => {
  await api.close()
  await folder.remove()
})
beforeEach(async () => {
  await api.db.deleteFrom('files').execute()
  for (const name of await readdir(folder.path)) await files.remove(name)
})

const customer = (customer_id: string): FileOwner => ({ customer_id, guest_id: null })
const newGuest = (): FileOwner & { guest_id: string } => ({ customer_id: null, guest_id: randomUUID() })
const newCustomer = async () => customer(await api.newCustomer())

async function* text() {
  yield Buffer.from('text')
}

function reserve(owner: FileOwner, size = 4, id: string = randomUUID(), at = api.now()) {
  return reserveFile(api.db, owner, { id, size }, at)
}

const known = { name: '左足.stl', mediaType: 'model/stl', size: 4, digest: 'd' } as const
const recordNewFile = (id: string) => inTransaction(api.db, (transaction) => recordFile(transaction, { id, ...known }))

/** Stores a file in the state an upload leaves it in. */
async function give(owner: FileOwner, size = 4): Promise<string> {
  const id = randomUUID()
  expect(await reserve(owner, size, id)).toMatchObject({ ok: true })
  await files.write(id, text())
  await inTransaction(api.db, (transaction) => recordFile(transaction, { id, ...known, size }))
  return id
}

const rows = () => api.db.selectFrom('files').select(['id', 'state']).orderBy('id').execute()
const longAgo = () => new Date(api.now().getTime() - 7_300_000)
const runFileCleanup = (now = api.now()) => cleanUpFiles(api.db, files, { now, storeNow: api.now() })

async function age(id: string): Promise<void> {
  await api.db.updateTable('files').set({ created_at: longAgo() }).where('id', '=', id).execute()
}

test.each([
  ['a customer', newCustomer, fileLimits.customerBytes],
  ['a guest', async () => newGuest(), fileLimits.guestBytes],
])('reserves no more than the quota for fifty simultaneous uploads of %s', async (_who, owner, quota) => {
  const [one, other] = [await owner(), await owner()]
  const size = Math.floor(quota / 7)
  const reservations = await Promise.all(Array.from({ length: 50 }, () => reserve(one, size)))
  expect(reservations.filter(({ ok }) => ok)).toHaveLength(7)
  expect(reservations.filter((answer) => !answer.ok && answer.code === 'files_full')).toHaveLength(43)
  expect(await sumFileBytes(api.db, one)).toBe(7 * size)
  expect(await reserve(other, quota)).toMatchObject({ ok: true })
})

test('releases the space of an upload that never arrived or was smaller than reserved', async () => {
  const guest = newGuest()
  const id = randomUUID()
  await reserve(guest, fileLimits.guestBytes, id)
  expect(await reserve(guest)).toMatchObject({ code: 'files_full' })
  await deleteStoredFile(api.db, files, id)
  const next = randomUUID()
  expect(await reserve(guest, fileLimits.guestBytes, next)).toMatchObject({ ok: true })
  await recordNewFile(next)
  expect(await reserve(guest, fileLimits.guestBytes - 4_096)).toMatchObject({ ok: true })
  // Every file counts at least one disk block, however small it is.
  expect(await reserve(guest, 1)).toMatchObject({ code: 'files_full' })
})

test('serves a file to its owner alone, and only once it is complete', async () => {
  const [guest, other] = [newGuest(), newGuest()]
  const id = randomUUID()
  await reserve(guest, 4, id)
  expect(await findFile(api.db, guest, id)).toBeUndefined()
  expect(await recordNewFile(id)).toMatchObject({ ...known, owner: guest })
  expect(await findFile(api.db, guest, id)).toMatchObject({ id, ...known, createdAt: api.now() })
  expect(await recordNewFile(id)).toBeUndefined()
  for (const stranger of [other, await newCustomer(), customer(guest.guest_id)])
    expect(await findFile(api.db, stranger, id)).toBeUndefined()
  await deleteStoredFile(api.db, files, id)
  expect(await findFile(api.db, guest, id)).toBeDefined()
})

test('merges a guest’s files into the account, with unfinished ones, even beyond the quota', async () => {
  const member = await newMember(api)
  const owner = customer(member.id)
  const guest = newGuest()
  await give(owner, fileLimits.customerBytes - 5_000)
  const [storedFile, coming] = [await give(guest, 10_000), randomUUID()]
  await reserve(guest, 10_000, coming)
  const traces = { guestId: guest.guest_id, consentId: undefined, email: member.email }
  await inTransaction(api.db, (transaction) => mergeGuest(transaction, traces, member.id))
  expect(await findFile(api.db, owner, storedFile)).toBeDefined()
  expect(await findFile(api.db, guest, storedFile)).toBeUndefined()
  expect((await recordNewFile(coming))?.owner).toEqual(owner)
  expect(await reserve(owner)).toMatchObject({ code: 'files_full' })
  expect(await reserve(guest)).toMatchObject({ ok: true })
})

test('names a customer’s complete files in their export', async () => {
  const member = await newMember(api)
  const id = await give(customer(member.id))
  await reserve(customer(member.id))
  await give(newGuest())
  const { tables: storedFile } = await exportCustomer(api.db, member.id, api.now())
  expect(storedFile.files).toEqual([
    { id, name: '左足.stl', media_type: 'model/stl', size: '4', created_at: api.now() },
  ])
})

test('deletes an account’s files at once, their bytes later, and rejects an upload in progress', async () => {
  const [mika, other] = [await newMember(api), await newCustomer()]
  const [id, others, coming] = [await give(customer(mika.id)), await give(other), randomUUID()]
  await reserve(customer(mika.id), 4, coming)
  await inTransaction(api.db, (transaction) => removeCustomer(transaction, testMailer, mika.id, api.now()))
  expect(await rows()).toEqual([{ id: others, state: 'stored' }])
  expect(await readdir(folder.path)).toContain(id)
  expect(await removePurgedFiles(api.db, files)).toBe(2)
  expect(await readdir(folder.path)).toEqual([others])
  expect(await recordNewFile(coming)).toBeUndefined()
  expect(await reserve(customer(mika.id))).toMatchObject({ code: 'AUTH_REQUIRED' })
  expect(await removePurgedFiles(api.db, files)).toBe(0)
})

test('leaves no orphaned file when uploads meet the deletion of their account', async () => {
  for (let round = 0; round < 10; round++) {
    const mika = await newMember(api)
    const uploads = Array.from({ length: 4 }, async () => {
      const id = randomUUID()
      const reserved = await reserve(customer(mika.id), 4, id)
      if (!reserved.ok) return
      await files.write(id, text())
      if (!(await recordNewFile(id))) await deleteStoredFile(api.db, files, id)
    })
    const removal = inTransaction(api.db, (transaction) => removeCustomer(transaction, testMailer, mika.id, api.now()))
    await Promise.all([...uploads, removal])
    await removePurgedFiles(api.db, files)
    expect([await rows(), await readdir(folder.path)]).toEqual([[], []])
  }
})

test('cleans up after an upload interrupted by a crash once two hours have passed', async () => {
  const guest = newGuest()
  const [reserved, written, young, storedFile] = [randomUUID(), randomUUID(), randomUUID(), await give(guest)]
  for (const id of [reserved, written, young]) await reserve(guest, 4, id)
  // The crash left a half-written file, a file without its row, and a file whose row was deleted.
  const half = join(folder.path, `${reserved}.${randomUUID()}.part`)
  await writeFile(half, 'ha')
  await files.write(written, text())
  const alone = randomUUID()
  await files.write(alone, text())
  const nothing = { abandoned: 0, unknown: 0, lost: 0, found: 0 }
  expect(await runFileCleanup()).toEqual(nothing)
  for (const id of [reserved, written, storedFile]) await age(id)
  await utimes(half, longAgo(), longAgo())
  await utimes(join(folder.path, alone), longAgo(), longAgo())
  expect(await runFileCleanup()).toEqual({ ...nothing, abandoned: 2, unknown: 2 })
  expect(await readdir(folder.path)).toEqual([storedFile])
  expect(new Set((await rows()).map(({ id }) => id))).toEqual(new Set([young, storedFile]))
  expect(await sumFileBytes(api.db, guest)).toBe(2 * 4_096)
  expect(await runFileCleanup()).toEqual(nothing)
})

test('does not clean up files that are being written when testers moved the clock on', async () => {
  const half = join(folder.path, `${randomUUID()}.${randomUUID()}.part`)
  await writeFile(half, 'ha')
  await files.write(randomUUID(), text())
  const there = await readdir(folder.path)
  await runFileCleanup(new Date(api.now().getTime() + dayMs))
  expect(await readdir(folder.path)).toEqual(there)
  await rm(half)
})

test('hides a file whose bytes are missing, frees its space and finds it again when they return', async () => {
  const guest = newGuest()
  const id = await give(guest)
  await age(id)
  await files.remove(id)
  expect(await runFileCleanup()).toMatchObject({ lost: 1, found: 0 })
  expect([await findFile(api.db, guest, id), await sumFileBytes(api.db, guest)]).toEqual([undefined, 0])
  await files.write(id, text())
  expect(await runFileCleanup()).toMatchObject({ lost: 0, found: 1 })
  expect(await findFile(api.db, guest, id)).toBeDefined()
})

test('finds every inconsistency in a cleanup larger than one batch, and nothing else', async () => {
  const chance = seededChance(19)
  const guest = newGuest()
  const all = Array.from({ length: 700 }, () => ({ id: randomUUID(), isRow: chance() > 0.1, isFile: chance() > 0.1 }))
  const values = all.flatMap(({ id, isRow }) =>
    isRow
      ? [{ id, ...guest, name: 'n', media_type: 'image/png' as const, digest: 'd', size: 4, state: 'stored' as const }]
      : [],
  )
  await api.db
    .insertInto('files')
    .values(values.map((row) => ({ ...row, created_at: longAgo() })))
    .execute()
  for (const { id } of all.filter(({ isFile }) => isFile)) {
    await writeFile(join(folder.path, id), 'x')
    await utimes(join(folder.path, id), longAgo(), longAgo())
  }
  const count = (isRow: boolean, isFile: boolean) =>
    all.filter((one) => one.isRow === isRow && one.isFile === isFile).length
  expect(await runFileCleanup()).toMatchObject({
    unknown: count(false, true),
    lost: count(true, false),
  })
  const storedFile = all.filter(({ isRow, isFile }) => isRow && isFile).map(({ id }) => id)
  expect((await readdir(folder.path)).toSorted()).toEqual(storedFile.toSorted())
  const found = await api.db.selectFrom('files').select('id').where('state', '=', 'stored').execute()
  expect(found.map((row) => row.id).toSorted()).toEqual(storedFile.toSorted())
})

test('deletes the owner row of a guest with their last file', async () => {
  const [one, other] = [newGuest(), newGuest()]
  await give(one)
  await give(other)
  await api.db.deleteFrom('files').where('guest_id', '=', other.guest_id).execute()
  await runFileCleanup()
  expect(await api.db.selectFrom('file_owners').selectAll().execute()).toEqual([{ guest_id: one.guest_id }])
})
