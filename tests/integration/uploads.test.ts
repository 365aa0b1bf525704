import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fileLimits } from '#domain/limit-settings.ts'
import { fail, ok } from '#domain/result.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sumFileBytes } from '#server/files/owner.ts'
import { reserveFile } from '#server/files/reserve-file.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { publish } from '#server/streams/publish.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { type FileShop, giveFile, jpeg, openFileShop, stl } from '../support/server/file-shop.ts'

let shop: FileShop

beforeAll(async () => {
  shop = await openFileShop({ answerMs: 1_500 })
})
afterAll(() => shop.close())
afterEach(() => shop.purgeFiles())

const plain = { 'content-type': 'application/octet-stream' }
const contentLength = (bytes: Buffer) => ({ 'content-length': String(bytes.length) })
const called = (name: string) => ({ 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` })
const idIn = async (answer: Response): Promise<string> => (await answer.json()).data.file_id

test('stores an uploaded file and returns it with name, type and bytes', async () => {
  const mika = await shop.customer()
  const bytes = stl(50_000)
  const given = await shop.give(mika, bytes, called('左足 (1).stl'))
  expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const answer = await shop.take(mika, await idIn(given))
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'model/stl',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="__ (1).stl"; filename*=UTF-8''%E5%B7%A6%E8%B6%B3%20%281%29.stl`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
})

test('accepts a chunked body without a length', async () => {
  const guest = await shop.guest()
  const bytes = stl(2_000)
  const body = new ReadableStream({
    start(stream) {
      for (let at = 0; at < bytes.length; at += 1_000) stream.enqueue(bytes.subarray(at, at + 1_000))
      stream.close()
    },
  })
  const init = { method: 'POST', body, duplex: 'half', headers: { ...guest.headers, ...plain } }
  const given = await fetch(`${shop.base}/test/files`, init)
  const back = await shop.take(guest, await idIn(given))
  expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true)
})

test('passes the owner, path parameters and query to the upload’s command', async () => {
  const mika = await shop.customer()
  const path = '/test/own/order-7/files?side=left'
  expect((await shop.give(mika, jpeg(), called('足.jpg'), path)).status).toBe(200)
  expect(shop.shop.dealt).toMatchObject([{ id: 'order-7', query: { side: 'left' }, name: '足.jpg' }])
  await shop.purgeFiles()
  expect((await shop.give(mika, jpeg(), {}, '/test/own/order-7/files?side=up')).status).toBe(400)
  expect((await shop.give(await shop.guest(), jpeg(), {}, path)).status).toBe(401)
  await shop.expectNothingLeft()
})

test('deletes the file and rolls back when the upload’s command is rejected or fails', async () => {
  const guest = await shop.guest()
  shop.shop.command = async (_file, transaction) => {
    await publish(transaction, { guestId: guest.id }, { kind: 'file.kept', payload: {} }, shop.now())
    return fail('email_taken')
  }
  const errorAnswer = await shop.give(guest, jpeg())
  expect([errorAnswer.status, (await errorAnswer.json()).code]).toEqual([409, 'email_taken'])
  await shop.expectNothingLeft()
  expect(await shop.db.selectFrom('stream_channels').select('id').where('id', '=', guest.id).execute()).toEqual([])
  shop.shop.command = async () => {
    throw new Error('a server error')
  }
  expect((await shop.give(guest, jpeg())).status).toBe(500)
  await shop.expectNothingLeft()
})

test('completes a command that exceeds its caller’s timeout and stores its file accordingly', async () => {
  const guest = await shop.guest()
  for (const isSaved of [true, false]) {
    let end = () => {}
    const waiting = new Promise<void>((resolve) => {
      end = resolve
    })
    shop.shop.command = async ({ id }) => {
      await waiting
      return isSaved ? ok({ file_id: id }) : fail('email_taken')
    }
    expect((await shop.give(guest, jpeg())).status).toBe(503)
    expect(await shop.rows()).toMatchObject([{ state: 'pending' }])
    end()
    await shop.inProgress.ended()
    expect(await shop.rows()).toMatchObject(isSaved ? [{ state: 'stored' }] : [])
    expect(await shop.names()).toHaveLength(isSaved ? 1 : 0)
    await shop.purgeFiles()
  }
})

test('ends the upload and its connection when the disk fails midway', async () => {
  const guest = await shop.guest()
  const away = `${shop.filesFolder}-away`
  await mkdir(shop.filesFolder, { recursive: true })
  await rename(shop.filesFolder, away)
  await writeFile(shop.filesFolder, 'no folder')
  const sent = shop.begin('/test/files', { ...guest.headers, ...plain, 'content-length': '9000' })
  await sent.started
  await sent.send(jpeg(8_000))
  expect(await sent.closed).toMatch(/^HTTP\/1\.1 500 [\s\S]*"SERVER_ERROR"/)
  await rm(shop.filesFolder)
  await rename(away, shop.filesFolder)
  await shop.expectNothingLeft()
})

test('serves a file only after its command has committed', async () => {
  const guest = await shop.guest()
  let seen: unknown
  shop.shop.command = async ({ id }) => {
    seen = (await shop.take(guest, id)).status
    return { ok: true, value: { file_id: id } }
  }
  const given = await shop.give(guest, jpeg())
  expect(seen).toBe(404)
  expect((await shop.take(guest, await idIn(given))).status).toBe(200)
})

test('stores the file of a guest who signs in during the upload in their account', async () => {
  const [guest, mika] = [await shop.guest(), await shop.customer()]
  const bytes = jpeg(9_000)
  let owner: unknown
  shop.shop.command = async (file) => {
    owner = file.owner
    return { ok: true, value: { file_id: file.id } }
  }
  const sent = shop.begin('/test/files', { ...guest.headers, ...plain, ...contentLength(bytes), connection: 'close' })
  await sent.started
  await sent.send(bytes.subarray(0, 8_000))
  await expect.poll(() => shop.names()).toHaveLength(1)
  const traces = { guestId: guest.id, consentId: undefined, email: 'mika@example.com' }
  await inTransaction(shop.db, (transaction) => mergeGuest(transaction, traces, mika.id))
  await sent.send(bytes.subarray(8_000))
  expect(await sent.closed).toContain('200 OK')
  expect(owner).toEqual(mika.owner)
})

test('discards an upload for an account deleted meanwhile', async () => {
  const mika = await shop.customer()
  const bytes = jpeg(9_000)
  const sent = shop.begin('/test/files', { ...mika.headers, ...plain, ...contentLength(bytes), connection: 'close' })
  await sent.started
  await sent.send(bytes.subarray(0, 8_000))
  await expect.poll(() => shop.names()).toHaveLength(1)
  await inTransaction(shop.db, (transaction) => removeCustomer(transaction, testMailer, mika.id, shop.now()))
  await sent.send(bytes.subarray(8_000))
  expect(await sent.closed).toContain('401')
  await shop.expectNothingLeft()
})

test('accepts as many of fifty simultaneous uploads as the quota allows, and the others leave nothing', async () => {
  const guest = await shop.guest()
  const size = 100_000
  const filler = { id: randomUUID(), size: fileLimits.guestBytes - 7 * size }
  await reserveFile(shop.db, guest.owner, filler, shop.now())
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.give(guest, jpeg(size))))
  const codes = await Promise.all(answers.map(async (answer) => [answer.status, (await answer.json()).code]))
  expect(codes.filter(([status]) => status === 200)).toHaveLength(7)
  expect(codes.filter(([, code]) => code === 'files_full')).toHaveLength(43)
  expect(await shop.rows()).toHaveLength(8)
  expect(await shop.names()).toHaveLength(7)
  expect(await shop.openFiles()).toEqual([])
})

test('reserves the endpoint’s maximum size for a body of unknown length', async () => {
  const guest = await shop.guest()
  const chunked = { ...guest.headers, ...plain, 'transfer-encoding': 'chunked', connection: 'close' }
  const filler = { id: randomUUID(), size: fileLimits.guestBytes - giveFile.maxBytes + 1 }
  await reserveFile(shop.db, guest.owner, filler, shop.now())
  expect(await shop.begin('/test/files', chunked).closed).toMatch(/^HTTP\/1\.1 409 [\s\S]*"files_full"/)
  await shop.purgeFiles()
  const bytes = jpeg()
  const sent = shop.begin('/test/files', chunked)
  await sent.started
  await sent.send(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes]))
  await expect.poll(() => sumFileBytes(shop.db, guest.owner)).toBe(giveFile.maxBytes)
  sent.abort()
  await shop.expectNothingLeft()
})

test('aborts running uploads when the shop closes, and waits for their cleanup', async () => {
  const guest = await shop.guest()
  const sent = shop.begin('/test/files', { ...guest.headers, ...plain, 'content-length': '9000' })
  await sent.started
  await sent.send(jpeg(8_000))
  await expect.poll(() => shop.names()).toHaveLength(1)
  shop.closeLines()
  await expect.poll(() => shop.openFiles()).toEqual([])
  await shop.inProgress.ended()
  expect([await shop.rows(), await shop.names()]).toEqual([[], []])
})

test('answers Expect: 100-continue, or rejects the request without its body', async () => {
  const guest = await shop.guest()
  const bytes = jpeg()
  const waits = { ...plain, ...contentLength(bytes), expect: '100-continue', connection: 'close' }
  const stranger = shop.begin('/test/files', waits)
  expect(await stranger.closed).toMatch(/^HTTP\/1\.1 401/)
  const large = shop.begin('/test/files', { ...guest.headers, ...waits, 'content-length': '20000001' })
  expect(await large.closed).toMatch(/^HTTP\/1\.1 413/)
  await shop.expectNothingLeft()
  const largest = shop.begin('/test/files', { ...guest.headers, ...waits, 'content-length': '20000000' })
  await expect.poll(largest.output).toContain('100 Continue')
  largest.abort()
  await shop.expectNothingLeft()
  const uploadRequest = shop.begin('/test/files', { ...guest.headers, ...waits })
  await expect.poll(uploadRequest.output).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  await uploadRequest.send(bytes)
  expect(await uploadRequest.closed).toContain('HTTP/1.1 200 OK')
  const json = { 'content-type': 'application/json', 'content-length': '100001', expect: '100-continue' }
  expect(await shop.begin('/report/clientError', json).closed).toMatch(/^HTTP\/1\.1 413/)
  const report = JSON.stringify({ reference: 'abcdefgh', path: '/about', message: 'it broke' })
  const reported = shop.begin('/report/clientError', {
    'content-type': 'application/json',
    'content-length': String(report.length),
    expect: '100-continue',
    connection: 'close',
  })
  await expect.poll(reported.output).toContain('100 Continue')
  await reported.send(report)
  expect(await reported.closed).toContain('HTTP/1.1 202')
})
