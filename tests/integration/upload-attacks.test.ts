import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { seededChance } from '../support/seeded-chance.ts'
import { type FileShop, jpeg, openFileShop, stl } from '../support/server/file-shop.ts'
import { retainedBufferBytes } from '../support/server/held-memory.ts'

let shop: FileShop
let guest: Awaited<ReturnType<FileShop['guest']>>

beforeAll(async () => {
  // No upload of these tests is ever too slow, however busy the machine is.
  shop = await openFileShop({ http: { headersMs: 60_000, requestMs: 60_000, keepAliveMs: 5_000 } })
  guest = await shop.guest()
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.purgeFiles()
  // The shop still works after every attack.
  expect((await shop.give(guest, jpeg())).status).toBe(200)
  await shop.purgeFiles()
})

const plain = { 'content-type': 'application/octet-stream' }
const chunked = { 'transfer-encoding': 'chunked' }
const httpChunk = (bytes: Buffer | string) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')])
const begin = (more: Record<string, string>) => shop.begin('/test/files', { ...guest.headers, ...plain, ...more })

/** A mesh whose header announces another number of triangles than it has. */
function lying(triangles: number, said: number): Buffer {
  const bytes = stl(triangles)
  bytes.writeUInt32LE(said, 80)
  return bytes
}

const meshes = [
  ['that announces four thousand million triangles in 134 bytes', lying(1, 4_000_000_000)],
  ['that announces fewer triangles than it has', lying(100, 99)],
  ['that announces more triangles than it has', lying(100, 101)],
  ['that announces none', lying(1, 0)],
  ['that ends in its header', stl(1).subarray(0, 60)],
  ['without any bytes', Buffer.alloc(0)],
] as const

test.each(meshes)('row 36: rejects a mesh %s and leaves nothing behind', async (_what, bytes) => {
  const announced = await shop.give(guest, bytes)
  expect([announced.status, (await announced.json()).code]).toEqual([415, 'WRONG_TYPE'])
  // Without a length the mismatch shows only at the end of the body.
  const sent = begin({ ...chunked, connection: 'close' })
  await sent.started
  if (bytes.length > 0) await sent.send(httpChunk(bytes))
  await sent.send('0\r\n\r\n')
  expect(await sent.closed).toMatch(/^HTTP\/1\.1 415 [\s\S]*"WRONG_TYPE"/)
  await shop.expectNothingLeft()
})

test('row 36: rejects two thousand million announced bytes before reading any', async () => {
  const sent = begin({ 'content-length': '2000000000' })
  expect(await sent.closed).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*"TOO_LARGE"/i)
  await shop.expectNothingLeft()
})

test('row 36: cuts off an endless body at the size limit without buffering it', async () => {
  const sent = begin(chunked)
  await sent.started
  let isOver = false
  void sent.closed.then(() => {
    isOver = true
  })
  await sent.send(httpChunk(stl(1_000_000).subarray(0, 84)))
  const piece = httpChunk(Buffer.alloc(500_000))
  const before = retainedBufferBytes()
  let max = 0
  let pieces = 0
  for (; !isOver && pieces < 400; pieces++) {
    await Promise.race([sent.send(piece), sent.closed])
    if (pieces % 10 === 9) max = Math.max(max, retainedBufferBytes() - before)
  }
  expect(await sent.closed).toMatch(/^HTTP\/1\.1 413 /)
  expect(pieces).toBeLessThan(100)
  expect(max).toBeLessThan(20_000_000)
  await shop.expectNothingLeft()
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a document', '%PDF-1.7\n'],
  ['an archive', 'PK\u0003\u0004\u0014\u0000'],
  ['a page as the header of a mesh', Buffer.concat([Buffer.from('<html><script>'), stl(1).subarray(14)])],
] as const)('row 37: rejects %s, whatever its declared type', async (_what, body) => {
  for (const type of ['application/octet-stream', 'image/jpeg', 'model/stl', 'text/html', 'multipart/form-data']) {
    const answer = await shop.give(guest, body, { 'content-type': type })
    expect([answer.status, (await answer.json()).code]).toEqual([415, 'WRONG_TYPE'])
  }
  await shop.expectNothingLeft()
})

test('row 37: rejects a mismatched content type and an encoded body', async () => {
  const tries = [
    shop.give(guest, stl(2), { 'content-type': 'image/jpeg' }),
    shop.give(guest, jpeg(), { 'content-type': 'image/png' }),
    shop.give(guest, jpeg(), { 'content-encoding': 'gzip' }),
    shop.give(guest, jpeg(), { 'content-type': 'application/json' }),
  ]
  for (const answer of await Promise.all(tries)) expect(answer.status).toBe(415)
  await shop.expectNothingLeft()
})

test('row 37: serves a JPEG that contains a page as an attachment only', async () => {
  const both = Buffer.concat([jpeg(), Buffer.from('<html><script>alert(1)</script>')])
  const header = { 'content-disposition': "attachment; filename*=UTF-8''index.html" }
  const given = await (await shop.give(guest, both, { 'content-type': 'image/jpeg', ...header })).json()
  const { headers } = await shop.take(guest, given.data.file_id, {}, 'HEAD')
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename="index.html.jpg"; filename*=UTF-8''index.html.jpg`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test.each([
  ['../../../etc/passwd', 'passwd.jpg'],
  ['..\\..\\jwt-secret', 'jwt-secret.jpg'],
  ['a.jpg\r\nset-cookie: a=b', 'a.jpgset-cookie_ a=b.jpg'],
  ['%2e%2e%2f%00.jpg', '_2e_2e_2f_00.jpg'],
  ['\u202egpj.exe', 'gpj.exe.jpg'],
  ['a\u0000.jpg', 'a.jpg'],
  ['左足"; filename="evil.html', '左足_; filename=_evil.html.jpg'],
  ['x'.repeat(150), `${'x'.repeat(80)}.jpg`],
] as const)('row 38: sanitises the file name %j', async (name, storedName) => {
  const header = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }
  const given = await (await shop.give(guest, jpeg(), header)).json()
  expect(await shop.rows()).toMatchObject([{ name: storedName }])
  expect(await shop.names()).toEqual([given.data.file_id])
  const disposition = (await shop.take(guest, given.data.file_id, {}, 'HEAD')).headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(/^attachment; filename="[^"%\\]+"; filename\*=UTF-8''[\w.!~%-]+$/)
  expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(storedName)
})

test('rejects an unauthenticated upload without reading its body', async () => {
  for (const headers of [{}, { authorization: 'Bearer none' }, { cookie: `token=${guest.headers['hadashi-guest']}` }]) {
    const sent = shop.begin('/test/files', { ...plain, 'content-length': '9000', ...headers })
    expect(await sent.closed).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i)
  }
  await shop.expectNothingLeft()
})

/** A shop that times requests out soon, so that the tests need not wait. */
async function openImpatientShop() {
  const impatient = await openFileShop({
    http: { headersMs: 800, requestMs: 800, keepAliveMs: 5_000 },
    pace: { bytes: 200, perMs: 1_500, wholeMs: 60_000 },
  })
  onTestFinished(() => impatient.close())
  const { headers } = await impatient.guest()
  return {
    ...impatient,
    upload: (more: Record<string, string>) => impatient.begin('/test/files', { ...headers, ...plain, ...more }),
    takeNothing: () => impatient.take({ headers }, 'none'),
  }
}

test('row 42: times a stalled upload out', async () => {
  const impatient = await openImpatientShop()
  const still = impatient.upload({ 'content-length': '9000' })
  await still.started
  await still.send(jpeg(5_000))
  expect(await still.closed).toMatch(/^HTTP\/1\.1 408 [\s\S]*"TIMED_OUT"/)
  await impatient.expectNothingLeft()
})

test('row 42: allows a slow upload more time than other requests, without a database connection', async () => {
  const impatient = await openImpatientShop()
  const bytes = jpeg(200_000)
  const length = { 'content-length': String(bytes.length), connection: 'close' }
  // More than the connection pool holds.
  const phones = Array.from({ length: 12 }, () => impatient.upload(length))
  await Promise.all(phones.map(({ started, send }) => started.then(() => send(bytes.subarray(0, 5_000)))))
  await expect.poll(() => impatient.names()).toHaveLength(12)
  const head = { 'content-type': 'application/json', 'content-length': '100' }
  const other = impatient.begin('/report/clientError', head)
  let isOver = false
  void other.closed.then(() => {
    isOver = true
  })
  // Ten times what the pace asks for, so that a busy machine keeps it too.
  const pieceBytes = 2_000
  let at = 5_000
  for (; !isOver; at += pieceBytes) {
    await Promise.all(phones.map((phone) => phone.send(bytes.subarray(at, at + pieceBytes))))
    expect((await impatient.takeNothing()).status).toBe(404)
  }
  expect(await other.closed).toContain('408')
  for (const phone of phones) {
    await phone.send(bytes.subarray(at))
    expect(await phone.closed).toContain('200 OK')
  }
  expect(await impatient.rows()).toHaveLength(12)
})

test('leaves nothing behind when connections break at any point', async () => {
  const chance = seededChance(36)
  const bytes = stl(20_000)
  for (let round = 0; round < 40; round++) {
    const isChunked = chance() < 0.5
    const sent = begin(isChunked ? chunked : { 'content-length': String(bytes.length) })
    const parts = Math.floor(chance() * 6)
    const max = Math.floor(chance() * 100_000)
    const sending = (async () => {
      await sent.started
      for (let part = 0; part < parts; part++) {
        const piece = bytes.subarray(part * max, (part + 1) * max)
        if (piece.length > 0) await sent.send(isChunked ? httpChunk(piece) : piece)
      }
    })()
    if (chance() < 0.7) {
      await sending
      // Some break only once their bytes are being written to the disk.
      if (parts * max > 5_000 && chance() < 0.4) await expect.poll(() => shop.names()).not.toEqual([])
    }
    if (chance() < 0.5) sent.abort()
    else sent.end()
    await sent.closed
  }
  await shop.expectNothingLeft()
})

test('row 52: logs neither the name nor the content of a file', async () => {
  const header = { 'content-disposition': "attachment; filename*=UTF-8''aiko-mori-foot.jpg" }
  await shop.give(guest, Buffer.concat([jpeg(), Buffer.from('aiko-mori-inside')]), header)
  expect(shop.log.said.join('\n')).not.toContain('aiko-mori')
})
