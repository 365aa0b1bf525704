import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FileShop, jpeg, openFileShop } from '../support/server/file-shop.ts'

let shop: FileShop
let guest: Awaited<ReturnType<FileShop['guest']>>
let id: string
const bytes = Buffer.concat([jpeg(1_000), Buffer.from('0123456789')])

beforeAll(async () => {
  shop = await openFileShop({ http: { stillMs: 400 } })
  guest = await shop.guest()
  id = (await (await shop.give(guest, bytes)).json()).data.file_id
})
afterAll(() => shop.close())

const readEtag = async () => (await shop.take(guest, id, {}, 'HEAD')).headers.get('etag') ?? ''

test.each([
  ['bytes=1000-1003', 206, 'bytes 1000-1003/1010', '0123'],
  ['bytes=-2', 206, 'bytes 1008-1009/1010', '89'],
  ['bytes=1009-', 206, 'bytes 1009-1009/1010', '9'],
  ['bytes=1005-9999999', 206, 'bytes 1005-1009/1010', '56789'],
  ['bytes=1010-', 416, 'bytes */1010', ''],
  ['bytes=-0', 416, 'bytes */1010', ''],
])('answers the range %s with %i and %s', async (range, status, said, text) => {
  const answer = await shop.take(guest, id, { range })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([status, said])
  expect(await answer.text()).toBe(text)
  expect(answer.headers.get('content-length')).toBe(String(text.length))
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=5-1', 'bytes=-', 'none'])(
  'answers the range %s with the whole file',
  async (range) => {
    const answer = await shop.take(guest, id, { range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null])
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  },
)

test('gives a range the ETag of the whole file and honours If-Range only for the same file', async () => {
  const etag = await readEtag()
  const range = 'bytes=1000-1003'
  expect((await shop.take(guest, id, { range })).headers.get('etag')).toBe(etag)
  const same = await shop.take(guest, id, { range, 'if-range': etag })
  expect([same.status, await same.text()]).toEqual([206, '0123'])
  for (const condition of [`W/${etag}`, '"another"', new Date().toUTCString()]) {
    const other = await shop.take(guest, id, { range, 'if-range': condition })
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length])
  }
})

test('answers a matching If-None-Match with 304 and no body', async () => {
  const etag = await readEtag()
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const answer = await shop.take(guest, id, { 'if-none-match': known, range: 'bytes=0-1' })
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, etag, ''])
    expect([answer.headers.get('content-disposition'), answer.headers.get('cache-control')]).toEqual([
      null,
      'private, no-cache',
    ])
  }
  expect((await shop.take(guest, id, { 'if-none-match': '"another"' })).status).toBe(200)
})

test('answers HEAD with the headers of GET', async () => {
  const [whole, head] = [await shop.take(guest, id), await shop.take(guest, id, {}, 'HEAD')]
  await whole.arrayBuffer()
  const pickHeaders = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))
  expect(pickHeaders(head)).toEqual(pickHeaders(whole))
  expect([head.status, await head.text()]).toEqual([200, ''])
  // Ranges apply to GET alone (RFC 9110, 14.2).
  const part = await shop.take(guest, id, { range: 'bytes=0-3' }, 'HEAD')
  expect(pickHeaders(part)).toEqual(pickHeaders(whole))
  expect(part.status).toBe(200)
})

test('row 18: answers alike for a file of another owner, an unfinished one and a missing one', async () => {
  const coming = randomUUID()
  await shop.db
    .insertInto('files')
    .values({ id: coming, ...guest.owner, size: 9, state: 'pending', created_at: shop.now() })
    .execute()
  const strangers = [await shop.guest(), await shop.customer()]
  const rangeRequests = [
    ...strangers.map((stranger) => shop.take(stranger, id)),
    shop.take(guest, coming),
    shop.take(guest, randomUUID()),
    shop.take(guest, '..%5c..%5cjwt-secret'),
  ]
  const said = await Promise.all(
    rangeRequests.slice(0, 4).map(async (request) => {
      const { request_id: _, ...answer } = await (await request).json()
      return [(await request).status, answer]
    }),
  )
  expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(said[0]).toEqual([404, { status: 'error', code: 'NOT_FOUND', message: 'Not found' }])
  expect((await rangeRequests[4])?.status).toBe(400)
})

test('serves a file only with a token in the header, never by cookie or address', async () => {
  const token = guest.headers['hadashi-guest']
  const nobody = { headers: { cookie: `token=${token}; hadashi-guest=${token}` } }
  for (const query of ['', `?hadashi-guest=${token}`]) {
    const answer = await shop.take(nobody, id + query)
    expect([answer.status, answer.headers.get('etag')]).toEqual([401, null])
  }
})

test('closes the file when a reader aborts or requests only the headers', async () => {
  // More bytes than a connection buffers when its reader stalls.
  const large = jpeg(19_000_000)
  const given = (await (await shop.give(guest, large)).json()).data.file_id
  for (let round = 0; round < 5; round++) {
    const gone = new AbortController()
    const answer = await fetch(`${shop.base}/test/file/${given}`, { headers: guest.headers, signal: gone.signal })
    const reader = answer.body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    if (process.platform === 'linux') expect(await shop.openFiles()).not.toEqual([])
    gone.abort()
  }
  await expect.poll(() => shop.openFiles()).toEqual([])
  await shop.take(guest, given, {}, 'HEAD')
  expect(await shop.openFiles()).toEqual([])
  const whole = await shop.take(guest, given)
  expect((await whole.arrayBuffer()).byteLength).toBe(large.length)
})

test('row 42: disconnects a stalled reader and closes the file', async () => {
  const given = (await (await shop.give(guest, jpeg(19_000_000))).json()).data.file_id
  const { hostname, port, pathname } = new URL(`${shop.base}/test/file/${given}`)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: x\r\nhadashi-guest: ${guest.headers['hadashi-guest']}\r\n\r\n`)
  await once(socket, 'readable')
  if (process.platform === 'linux') expect(await shop.openFiles()).toHaveLength(1)
  await expect.poll(shop.connections).toBe(0)
  await expect.poll(shop.openFiles).toEqual([])
  socket.destroy()
})

test('answers missing bytes of a file as a server error and keeps serving', async () => {
  const given = (await (await shop.give(guest, jpeg())).json()).data.file_id
  await shop.files.remove(given)
  const answer = await shop.take(guest, given)
  expect([answer.status, (await answer.json()).code]).toEqual([500, 'SERVER_ERROR'])
  expect((await shop.take(guest, id)).status).toBe(200)
})
