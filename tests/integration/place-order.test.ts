import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { someOrder } from '../support/builders/some-order.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

const newcomers = [newPairCustomer, newPairGuest] as const
const orderMailDeps = () => ({ mail: testMailer, secrets: api.secrets })
const move = (moving: Parameters<typeof moveOrder>[2]) =>
  inTransaction(api.db, (transaction) => moveOrder(transaction, orderMailDeps(), moving, api.now()))

/** Counts everything that placing an order could write. */
async function written() {
  const tables = [
    'orders',
    'order_pairs',
    'order_transitions',
    'cart_lines',
    'mails',
    'additional_order_grants',
  ] as const
  const counts = await Promise.all(
    tables.map((table) => api.db.selectFrom(table).select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow()),
  )
  const taken = api.db.selectFrom('edition_numbers').select(sql<string>`count(pair_id)`.as('count'))
  return [...counts, await taken.executeTakeFirstOrThrow()].map(({ count }) => Number(count))
}

describe('a placed order', () => {
  test('has a number for each pair, its snapshot, its history and one mail, and empties the cart', async () => {
    for (const newcomer of newcomers) {
      const { visitor, pairs } = await withPairs(await newcomer(api), 2)
      const { status, order } = await visitor.placeOrder()
      expect([status, order?.edition_numbers.length, await visitor.count()]).toEqual([200, 2, 0])
      const id = order?.id ?? ''
      const row = await api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      expect(row).toMatchObject({ number: order?.number, stage: 'placed', currency: 'GBP', total_minor: 48_000 })
      expect(row.address).toMatchObject({ city: 'London' })
      const placedScan = await api.db
        .selectFrom('order_pairs')
        .innerJoin('edition_numbers', 'pair_id', 'order_pairs.id')
        .select(['design_id', 'edition_numbers.number', 'consent_wording'])
        .where('order_id', '=', id)
        .orderBy('position')
        .execute()
      expect(placedScan.map(({ design_id }) => design_id).toSorted()).toEqual(
        pairs.map((pair) => pair.designId).toSorted(),
      )
      expect(placedScan.map(({ number }) => number)).toEqual(order?.edition_numbers)
      expect(placedScan.every(({ consent_wording }) => consent_wording.length > 20)).toBe(true)
      const mails = await api.db
        .selectFrom('mails')
        .select(['kind', 'body_text'])
        .where('subject', 'like', `%${order?.number}%`)
        .execute()
      expect(mails.map(({ kind }) => kind)).toEqual(['order_placed'])
      expect(mails[0]?.body_text).toContain('£480')
    }
  })

  test('is one for any number of requests under one key', async () => {
    for (const newcomer of newcomers) {
      const { visitor } = await withPairs(await newcomer(api), 1)
      const body = someOrder((await visitor.lines()).map(({ id }) => id))
      const placeOrder = () => visitor.call('/order/place', body, 'one-key-for-fifty')
      const placed = (await Promise.all(Array.from({ length: 50 }, placeOrder))).map(({ data }) => data?.number)
      expect(new Set(placed).size).toBe(1)
      expect(await loadOrders(visitor.id)).toHaveLength(1)
    }
  })

  test('is one of two tabs with two keys, and the other is told that it exists', async () => {
    for (const newcomer of newcomers) {
      const { visitor } = await withPairs(await newcomer(api), 1)
      const codes = (await Promise.all([visitor.placeOrder(), visitor.placeOrder()])).map(
        ({ code }) => code ?? 'placed',
      )
      expect(codes.toSorted()[1]).toBe('placed')
      expect(['order_exists', 'cart_changed', 'INVALID_INPUT']).toContain(codes.toSorted()[0])
      expect(await loadOrders(visitor.id)).toHaveLength(1)
    }
  })

  test('is additional to an open one only by a grant, which is valid once', async () => {
    for (const newcomer of newcomers) {
      const { visitor, measured } = await withPairs(await newcomer(api), 1)
      const first = await visitor.placeOrder()
      await withPairs({ ...visitor, measure: async () => measured }, 1)
      expect(await visitor.placeOrder()).toMatchObject({
        code: 'order_exists',
        difference: { number: first.order?.number, stage: 'placed' },
      })
      await visitor.call('/order/requestAdditionalOrder', {})
      expect((await visitor.placeOrder()).status).toBe(200)
      await withPairs({ ...visitor, measure: async () => measured }, 1)
      expect((await visitor.placeOrder()).code).toBe('order_exists')
      expect(await loadOrders(visitor.id)).toHaveLength(2)
    }
  })
})

const loadOrders = (ownerId: string) =>
  api.db
    .selectFrom('orders')
    .selectAll()
    .where((is) => is.or([is('customer_id', '=', ownerId), is('guest_id', '=', ownerId)]))
    .execute()

describe('an invalid or outdated order is rejected and writes nothing', () => {
  const gone = { country: 'FR', fields: { name: 'Iris', line_1: '1 rue', city: 'Paris', postcode: '75001' } }
  test.each([
    ['price_changed', { price: { currency: 'GBP', total_minor: 1 } }, { currency: 'GBP', total_minor: 24_000 }],
    ['terms_changed', { terms_version: '0.9' }, { version: '1.4' }],
    ['not_shipping', { delivery: gone }, { country: 'FR' }],
    ['cart_changed', { lines: ['another'] }, undefined],
  ] as const)('%s', async (code, more, difference) => {
    const { visitor } = await withPairs(await newPairGuest(api), 1)
    const before = await written()
    const said = await visitor.placeOrder(more)
    expect(said).toMatchObject({ status: 409, code, ...(difference && { difference }) })
    expect(await written()).toEqual(before)
  })

  test.each([
    ['contact.email', { contact: { email: 'nobody' } }],
    ['contact.phone', { contact: { email: 'iris@example.com', phone: '12' } }],
    ['delivery.fields.postcode', { delivery: { country: 'GB', fields: { name: 'I', line_1: '1', city: 'X' } } }],
    ['delivery.country', { delivery: { country: 'ZZ', fields: {} } }],
  ] as const)('with the invalid field named: %s', async (field, more) => {
    const { visitor } = await withPairs(await newPairGuest(api), 1)
    const before = await written()
    const { status, fieldErrors } = await visitor.placeOrder(more)
    expect([status, fieldErrors.some((error) => error.startsWith(field))]).toEqual([400, true])
    expect(await written()).toEqual(before)
  })

  test.each([
    ['none', []],
    ['five', ['1', '2', '3', '4', '5']],
    ['a number', [1]],
    ['a text', 'all of them'],
    ['a nested list', [['1']]],
    ['null', null],
  ])('with cart lines that are %s, because only the cart counts quantities', async (_, lines) => {
    const { visitor } = await withPairs(await newPairGuest(api), 1)
    const before = await written()
    expect((await visitor.placeOrder({ lines })).status).toBe(400)
    expect((await visitor.placeOrder({ quantity: -1 })).status).toBe(400)
    expect(await written()).toEqual(before)
  })

  test('with a foreign, fractional or wrong-currency price', async () => {
    const { visitor } = await withPairs(await newPairGuest(api), 1)
    const before = await written()
    for (const total_minor of [-24_000, 0.5, 24_001, 1e12, '24000'])
      expect([400, 409]).toContain((await visitor.placeOrder({ price: { currency: 'GBP', total_minor } })).status)
    expect((await visitor.placeOrder({ price: { currency: 'JPY', total_minor: 24_000 } })).code).toBe('price_changed')
    expect(await written()).toEqual(before)
  })

  test('with cart_lines_blocked and its lines when a scan is unusable', async () => {
    const { visitor } = await withPairs(await newPairGuest(api), 1)
    const [line] = await visitor.lines()
    await api.db.updateTable('scans').set({ state: 'rejected' }).where('id', '=', leftScanId(line)).execute()
    const before = await written()
    expect(await visitor.placeOrder()).toMatchObject({ code: 'cart_lines_blocked', difference: { lines: [line?.id] } })
    expect(await written()).toEqual(before)
  })
})

const leftScanId = (line: { configuration: { feet: { left: { scanId?: string } } } } | undefined) =>
  line?.configuration.feet.left.scanId ?? ''

describe('the edition', () => {
  /** Reserves all free numbers but the given count. */
  async function leaveNumbersFree(count: number) {
    await sql`
      update edition_numbers set reserved_for = 'somebody', reserved_until = '2999-01-01'
      where pair_id is null and number not in (select number from edition_numbers where pair_id is null order by number limit ${count})
    `.execute(api.db)
  }
  const setFree = () => sql`update edition_numbers set reserved_for = null, reserved_until = null`.execute(api.db)

  test('gives its last numbers to as many of fifty rivals, each once', async () => {
    const rivals = await Promise.all(
      Array.from({ length: 50 }, async () => (await withPairs(await newPairGuest(api), 1)).visitor),
    )
    await leaveNumbersFree(3)
    const said = await Promise.all(rivals.map((rival) => rival.placeOrder()))
    const numbers = said.flatMap(({ order }) => order?.edition_numbers ?? [])
    expect([numbers.length, new Set(numbers).size]).toEqual([3, 3])
    const failed = said.filter(({ code }) => code === 'too_few_numbers')
    expect(failed).toHaveLength(47)
    expect(failed[0]).toMatchObject({ difference: { left: expect.any(Number) } })
    await setFree()
  })

  test('would be oversold by a naive check followed by a write', async () => {
    const naive = () =>
      inTransaction(api.db, async (transaction) => {
        const free = await transaction
          .selectFrom('edition_numbers')
          .select('number')
          .where('pair_id', 'is', null)
          .where('reserved_for', 'is', null)
          .orderBy('number')
          .limit(1)
          .execute()
        await sql`select pg_sleep(0.05)`.execute(transaction)
        return free.map(({ number }) => number)
      })
    await leaveNumbersFree(1)
    const numbers = (await Promise.all(Array.from({ length: 8 }, naive))).flat()
    expect([numbers.length > 1, new Set(numbers).size]).toEqual([true, 1])
    await setFree()
  })

  test('gives no number to an order that needs more than there are', async () => {
    const { visitor } = await withPairs(await newPairGuest(api), 2)
    await leaveNumbersFree(1)
    const before = await written()
    expect(await visitor.placeOrder()).toMatchObject({ code: 'too_few_numbers', difference: { left: 1 } })
    expect(await written()).toEqual(before)
    await setFree()
  })

  test('gets the numbers of a cancelled order back once, also with simultaneous cancellations', async () => {
    const { visitor } = await withPairs(await newPairCustomer(api), 1)
    const { order } = await visitor.placeOrder()
    const [orderId = '', [number = 0] = []] = [order?.id, order?.edition_numbers]
    await move({ orderId, to: 'in_review', by: 'check' })
    await api.db.updateTable('order_pairs').set({ check_state: 'passed' }).where('order_id', '=', orderId).execute()
    await move({ orderId, to: 'ready_to_pay', by: 'check' })
    api.pass(7 * dayMs)
    const said = await Promise.all([
      move({ orderId, to: 'cancelled', by: 'customer' }),
      move({ orderId, to: 'cancelled', by: 'clock' }),
      move({ orderId, to: 'cancelled', by: 'operator', actorName: 'Ann', reason: 'asked by phone' }),
    ])
    expect(said.filter(({ ok }) => ok)).toHaveLength(1)
    const free = await api.db.selectFrom('edition_numbers').selectAll().where('number', '=', number).execute()
    expect(free).toMatchObject([{ number, pair_id: null }])
    const mails = api.db.selectFrom('mails').select('kind').where('subject', 'like', `%${order?.number}%`)
    expect((await mails.execute()).map(({ kind }) => kind).toSorted()).toEqual([
      'cancelled',
      'order_placed',
      'ready_to_pay',
    ])
  })
})

test('keeps a guest’s order placed during a sign-in once in the account, or rejects it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { visitor } = await withPairs(await newPairGuest(api), 2)
    const customerId = await api.newCustomer()
    const mergeGuestInto = inTransaction(api.db, (transaction) =>
      mergeGuest(transaction, { guestId: visitor.id, consentId: undefined, email: 'guest@example.com' }, customerId),
    )
    const [placed] = await Promise.all([visitor.placeOrder(), mergeGuestInto])
    const [orders, lines] = await Promise.all([
      loadOrders(customerId),
      api.db.selectFrom('cart_lines').select('id').where('customer_id', '=', customerId).execute(),
    ])
    expect(await loadOrders(visitor.id)).toEqual([])
    expect([orders.length, lines.length]).toEqual(placed.status === 200 ? [1, 0] : [0, 2])
  }
})
