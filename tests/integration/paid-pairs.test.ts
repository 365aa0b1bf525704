import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaidPairList } from '#domain/contract/orders.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { diskFiles } from '#server/files/disk-files.ts'
import { createInProgressRegistry } from '#server/http/in-progress.ts'
import { remakePair } from '#server/orders/remake-pair.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { orderMover, untilPaid } from '../support/server/follow-order.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'
import { storeSomePrints } from '../support/server/store-some-prints.ts'

let api: Awaited<ReturnType<typeof openApi>>
let folder: string
let move: ReturnType<typeof orderMover>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paid-'))
  api = await openApi({
    trustedProxies: ['127.0.0.1'],
    uploads: { files: diskFiles(folder), inProgress: createInProgressRegistry(), now: () => api.now() },
  })
  move = orderMover(api)
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

type Pairs = PaidPairList['pairs']
type Visitor = Awaited<ReturnType<typeof newPairCustomer | typeof newPairGuest>>

/** Places an order of one pair with stored print files. */
async function ordered(newcomer: (of: typeof api) => Promise<Visitor>) {
  const { visitor } = await withPairs(await newcomer(api), 1)
  const { order } = await visitor.placeOrder()
  if (!order) throw new Error('Nothing was placed')
  await storeSomePrints(api, diskFiles(folder), order.id)
  const files = await api.db.selectFrom('files').select('id').where('order_id', '=', order.id).execute()
  return { visitor, order, files: files.map(({ id }) => id) }
}

const loadOrderPairs = async ({ call }: Visitor) => (await call('/order/paidPairs')).data.pairs as Pairs
const take = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${api.base}/order/printFile/${id}`, { headers: { connection: 'close', ...headers } })
/** Requests each file and returns the distinct statuses. */
const said = async (files: readonly string[], headers?: Record<string, string>) => [
  ...new Set(await Promise.all(files.map(async (id) => (await take(id, headers)).status))),
]

const newcomers = [
  ['a customer', newPairCustomer],
  ['a guest', newPairGuest],
] as const

test.each(newcomers)('gives %s every file of a paid pair, named by number and foot', async (_, by) => {
  const { visitor, order } = await ordered(by)
  await move(order.id, ...untilPaid)
  const [pair, ...others] = await loadOrderPairs(visitor)
  const [number] = order.edition_numbers
  expect([pair, others]).toMatchObject([
    { order_number: order.number, stage: 'paid', edition_number: number, revision: 1, for: 'Ann', upper: 'strap' },
    [],
  ])
  expect(Date.parse(pair?.measured_at ?? '')).toBeGreaterThan(0)
  expect(pair?.files.map(({ side, kind }) => `${side} ${kind}`)).toEqual([
    'left stl',
    'left glb',
    'left 3mf',
    'right stl',
    'right glb',
    'right 3mf',
  ])
  for (const { id, side, kind, size } of pair?.files ?? []) {
    const answer = await take(id, visitor.scans.headers)
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining(`hadashi-${number}-${side}.${kind}`),
    ])
    const text = await answer.text()
    expect([text.length, text.endsWith(`${side} ${kind}`)]).toEqual([size, true])
  }
})

test('gives the files to no one before the payment and to their owner alone after it', async () => {
  const { visitor, order, files } = await ordered(newPairCustomer)
  const others = [await newPairCustomer(api), await newPairGuest(api)]
  const { headers } = visitor.scans
  for (const stage of untilPaid) {
    expect([await loadOrderPairs(visitor), await said(files, headers)]).toEqual([[], [404]])
    await move(order.id, stage)
  }
  expect(await said(files, headers)).toEqual([200])
  for (const other of others) {
    expect([await loadOrderPairs(other), await said(files, other.scans.headers)]).toEqual([[], [404]])
  }
  expect([await said(files), await said(['nothing'], headers)]).toEqual([[401], [404]])
})

const lookAt = async (token: string) => {
  const answer = await api.send('/order/lookup/paidPairs', undefined, {
    method: 'POST',
    body: JSON.stringify({ token }),
  })
  const { data, code, message } = await answer.json()
  return { pairs: data?.pairs as Pairs | undefined, said: [answer.status, code, message].join(' ') }
}
const takeByLink = async (id: string, token?: string) => {
  const headers = { connection: 'close', ...(token !== undefined && { 'hadashi-order': token }) }
  const answer = await fetch(`${api.base}/order/lookup/printFile/${id}`, { headers })
  const text = await answer.text()
  return { answer, said: `${answer.status} ${answer.ok ? text.slice(-8) : JSON.parse(text).code}` }
}

test.each(newcomers)('shows the paid pairs of %s by the order’s link and gives their files', async (_, by) => {
  const { visitor, order, files } = await ordered(by)
  for (const stage of untilPaid) {
    expect((await lookAt(order.token)).pairs).toEqual([])
    expect(new Set(await Promise.all(files.map(async (id) => (await takeByLink(id, order.token)).said)))).toEqual(
      new Set(['404 NOT_FOUND']),
    )
    await move(order.id, stage)
  }
  const { pairs = [] } = await lookAt(order.token)
  expect(pairs).toEqual(await loadOrderPairs(visitor))
  const [file] = pairs[0]?.files ?? []
  const { answer, said } = await takeByLink(file?.id ?? '', order.token)
  expect([said, answer.headers.get('vary'), answer.headers.get('cache-control')]).toEqual([
    '200 left stl',
    expect.stringContaining('hadashi-order'),
    'private, no-cache',
  ])
  await move(order.id, 'refund_pending')
  expect([(await lookAt(order.token)).pairs, (await takeByLink(file?.id ?? '', order.token)).said]).toEqual([
    [],
    '404 NOT_FOUND',
  ])
})

test('gives no file of another order by a link, and answers foreign, forged and unknown files alike', async () => {
  const [own, other] = [await ordered(newPairGuest), await ordered(newPairCustomer)]
  for (const { order } of [own, other]) await move(order.id, ...untilPaid)
  const [id = '', mark = ''] = own.order.token.split('.')
  const closed = [`${id}.${mark.slice(0, -1)}`, `${id}.`, id, `${other.order.id}.${mark}`, '.', 'noise', '']
  const [file = ''] = own.files
  const [foreign = ''] = other.files
  const unknown = await takeByLink('nothing', own.order.token)
  expect(unknown.said).toBe('404 NOT_FOUND')
  expect((await takeByLink(foreign, own.order.token)).said).toBe(unknown.said)
  for (const token of [...closed, undefined]) expect((await takeByLink(file, token)).said).toBe(unknown.said)
  const looks = new Set(await Promise.all(closed.map(async (token) => (await lookAt(token)).said)))
  expect([...looks]).toEqual([expect.stringMatching(/^404 NOT_FOUND/)])
  // The order header of one endpoint authorizes no other endpoint.
  expect(await said([file], { 'hadashi-order': own.order.token })).toEqual([401])
})

test('gives no files by an ended link, once the order is in an account or its e-mail has changed', async () => {
  const { visitor, order, files } = await ordered(newPairGuest)
  await move(order.id, ...untilPaid)
  const [file = ''] = files
  expect((await takeByLink(file, order.token)).answer.status).toBe(200)
  await visitor.call('/order/changeEmail', { number: order.number, email: 'else@example.com' })
  expect([(await takeByLink(file, order.token)).said, (await lookAt(order.token)).pairs]).toEqual([
    '404 NOT_FOUND',
    undefined,
  ])
  expect(await said(files, visitor.scans.headers)).toEqual([200])
})

test.each([['paid'], ['delivered']])('withdraws the files of a pair refunded at the stage %s', async (stage) => {
  const { visitor, order, files } = await ordered(newPairGuest)
  await move(order.id, ...untilPaid)
  if (stage === 'delivered') await move(order.id, 'printing', 'quality_check', 'shipped', 'delivered')
  expect(await said(files, visitor.scans.headers)).toEqual([200])
  for (const back of ['refund_pending', 'refunded'] as const) {
    await move(order.id, back)
    expect([await loadOrderPairs(visitor), await said(files, visitor.scans.headers)]).toEqual([[], [404]])
  }
})

test('gives the owner of a changed pair the files of the paid revision', async () => {
  const { visitor, order, files } = await ordered(newPairGuest)
  await api.db.updateTable('order_pairs').set({ revision: 2 }).where('order_id', '=', order.id).execute()
  await storeSomePrints(api, diskFiles(folder), order.id)
  await move(order.id, ...untilPaid)
  const [pair] = await loadOrderPairs(visitor)
  expect([pair?.revision, pair?.files.length, await said(files, visitor.scans.headers)]).toEqual([2, 6, [404]])
})

test('gives the files of a replacement once it is in production, until the first pair is refunded', async () => {
  const { visitor, order } = await ordered(newPairGuest)
  await move(order.id, ...untilPaid, 'printing', 'quality_check', 'shipped', 'delivered')
  const { id: pairId } = await api.db
    .selectFrom('order_pairs')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const again = await inTransaction(api.db, async (transaction) => {
    const lockedRow = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    return remakePair(
      transaction,
      createTestOrderMailDeps(),
      { order: lockedRow, pairId, kind: 'refit', by: 'customer' },
      api.now(),
    )
  })
  if (!again.ok) throw new Error(again.code)
  const numbers = async () => (await loadOrderPairs(visitor)).map((one) => [one.order_number, one.edition_number])
  const [number] = order.edition_numbers
  expect(await numbers()).toEqual([[order.number, number]])
  await move(again.value.id, 'in_review')
  await api.db
    .updateTable('order_pairs')
    .set({ check_state: 'passed' })
    .where('order_id', '=', again.value.id)
    .execute()
  await move(again.value.id, 'printing')
  expect((await numbers()).toSorted()).toEqual(
    [
      [order.number, number],
      [again.value.number, number],
    ].toSorted(),
  )
  await move(order.id, 'refund_pending')
  expect(await numbers()).toEqual([])
})

test('deletes the files with the account and gives those still in production to no one', async () => {
  const gone = await ordered(newPairCustomer)
  await move(gone.order.id, ...untilPaid, 'printing', 'quality_check', 'shipped', 'delivered')
  const making = await ordered(newPairCustomer)
  await move(making.order.id, ...untilPaid)
  for (const { visitor, files } of [gone, making]) {
    if (!('email' in visitor)) throw new Error('A customer was expected')
    const before = await take(files[0] ?? '', visitor.scans.headers)
    await visitor.call('/user/delete', { email: visitor.email })
    expect([before.status, await said(files, visitor.scans.headers)]).toEqual([200, [401]])
  }
  const left = await api.db.selectFrom('files').select('order_id').where('order_id', 'is not', null).execute()
  const orders = new Set(left.map(({ order_id: id }) => id))
  expect([orders.has(gone.order.id), orders.has(making.order.id)]).toEqual([false, true])
})
