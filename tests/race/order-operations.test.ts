import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderMoves } from '#domain/order/moves.ts'
import { type OrderStage, openStages, orderStages } from '#domain/order/stages.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { followDays } from '#server/orders/follow-days.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { splitOrder } from '#server/orders/split-order.ts'
import { openApi } from '../support/open-api.ts'
import { newPairGuest } from '../support/pair-visitor.ts'
import { somePair } from '../support/some-design.ts'
import { testTell } from '../support/test-tell.ts'

/*
 * Whatever customers, operators, the check, payments and days do to orders, in whatever order and how often: no order twice, no number twice or
 * lost, one open sale, every stage by an arrow, every sum the price of its pairs. Seeded, and shrunk by fast-check to what breaks it.
 */

let api: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

const dayMs = 86_400_000
const who = fc.nat({ max: 2 })
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('add' as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constant('place' as const), who, times: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('leave' as const), who }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('cancel' as const), who, order: fc.nat() }) },
  { weight: 9, arbitrary: fc.record({ is: fc.constant('arrow' as const), order: fc.nat(), arrow: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('jump' as const),
      order: fc.nat(),
      to: fc.constantFrom(...orderStages),
      by: fc.constantFrom('operator' as const, 'check' as const, 'payment' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('check' as const),
      pair: fc.nat(),
      found: fc.constantFrom('passed' as const, 'passed' as const, 'passed' as const, 'failed' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('split' as const), order: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('days' as const), days: fc.integer({ min: 1, max: 9 }) }) },
)

type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

/** Guests: what opens the shop for a customer ends within the days that pass here. */
async function newVisitors() {
  const visitors = [await newPairGuest(api), await newPairGuest(api), await newPairGuest(api)]
  return Promise.all(visitors.map(async (visitor) => ({ visitor, measured: await visitor.measure() })))
}
type Visitors = Awaited<ReturnType<typeof newVisitors>>

const ordersOf = (visitors: Visitors) => {
  const ids = visitors.map(({ visitor: { id } }) => id)
  return api.db
    .selectFrom('orders')
    .selectAll()
    .where((is) => is.or([is('customer_id', 'in', ids), is('guest_id', 'in', ids)]))
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
}

async function take(visitors: Visitors, step: Step): Promise<void> {
  const orders = await ordersOf(visitors)
  const oneOf = (place: number) => orders[place % Math.max(1, orders.length)]
  if ('who' in step) {
    const { visitor, measured } = visitors[step.who] ?? (visitors[0] as Visitors[number])
    if (step.is === 'add') await visitor.add(somePair(measured))
    if (step.is === 'leave') await visitor.call('/order/makeAnotherPair', {})
    // Asked for again and again, at once, each under a key of its own.
    if (step.is === 'place') await Promise.all(Array.from({ length: step.times }, () => visitor.place()))
    if (step.is === 'cancel') await visitor.call('/order/cancel', { number: oneOf(step.order)?.number ?? 'none' })
  }
  if (step.is === 'days') {
    api.pass(step.days * dayMs)
    await followDays(api.db, testTell(), api.now)
  }
  const orderId = 'order' in step ? (oneOf(step.order)?.id ?? 'none') : 'none'
  if (step.is === 'arrow') await followArrow(oneOf(step.order), step.arrow)
  if (step.is === 'jump')
    await inTransaction(api.db, (one) => moveOrder(one, testTell(), { orderId, to: step.to, by: step.by }, api.now()))
  if (step.is === 'split')
    await inTransaction(api.db, (one) => splitOrder(one, testTell(), { orderId, by: 'operator' }, api.now()))
  if (step.is === 'check') {
    const ids = orders.filter(({ stage }) => stage === 'in_review').map(({ id }) => id)
    const pairs = ids.length > 0 ? await pairsOf(ids) : []
    const pair = pairs[step.pair % Math.max(1, pairs.length)]
    if (pair) await api.db.updateTable('order_pairs').set({ checked: step.found }).where('id', '=', pair.id).execute()
  }
}

/** One of the ways that lead on from where an order is, by whoever may take it; whether its rule holds is for the shop to say. */
async function followArrow(order: { id: string; stage: OrderStage } | undefined, arrow: number): Promise<void> {
  // Most orders go on; one in five may end.
  const ways = orderMoves.filter(({ from, to }) => from === order?.stage && (arrow % 5 === 0 || to !== 'cancelled'))
  const way = ways[arrow % Math.max(1, ways.length)]
  const by = way?.by[arrow % way.by.length]
  if (!order || !way || !by) return
  const parcel = { carrier: 'Royal Mail', parcel: 'RM 1' }
  if (way.to === 'shipped') await api.db.updateTable('orders').set(parcel).where('id', '=', order.id).execute()
  const moving = { orderId: order.id, to: way.to, by }
  // Twice at once: one of them finds it gone on already.
  const move = () => inTransaction(api.db, (one) => moveOrder(one, testTell(), moving, api.now()))
  await Promise.all([move(), move()])
}

const pairsOf = (orderIds: readonly string[]) =>
  api.db
    .selectFrom('order_pairs')
    .leftJoin('edition_numbers', 'pair_id', 'order_pairs.id')
    .select(['order_pairs.id', 'order_id', 'place', 'design_id', 'edition_numbers.number'])
    .where('order_id', 'in', orderIds)
    .orderBy('place')
    .execute()

const arrows = new Set(orderMoves.map(({ from, to }) => `${from} ${to}`))

async function expectSound(visitors: Visitors): Promise<void> {
  const orders = await ordersOf(visitors)
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  const pairs = await pairsOf(ids)
  const history = await api.db
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('at')
    .execute()
  for (const order of orders) {
    const own = pairs.filter(({ order_id }) => order_id === order.id)
    expect(own.map(({ place }) => place)).toEqual(own.map((_, place) => place))
    expect(order.total_minor).toBe(own.length * 24_000)
    const steps = history.filter(({ order_id }) => order_id === order.id)
    // A number for each pair as long as the order lives, or the pair that was printed; none afterwards.
    const isFree =
      order.stage === 'cancelled' ||
      (order.stage === 'refunded' && !steps.some(({ to_stage }) => to_stage === 'printing'))
    expect(own.every(({ number }) => (number === null) === isFree)).toBe(true)
    const went = new Map<OrderStage | null, number>()
    for (const { from_stage, to_stage } of steps) {
      if (from_stage !== null) expect(arrows.has(`${from_stage} ${to_stage}`)).toBe(true)
      went.set(from_stage, (went.get(from_stage) ?? 0) - 1)
      went.set(to_stage, (went.get(to_stage) ?? 0) + 1)
    }
    // Whoever comes to a stage leaves it, but the one it is at.
    went.delete(null)
    expect([...went].filter(([, count]) => count !== 0)).toEqual([[order.stage, 1]])
  }
  const numbers = pairs.flatMap(({ number }) => number ?? [])
  expect(new Set(numbers).size).toBe(numbers.length)
  const made = pairs.map(({ design_id }) => design_id)
  expect(new Set(made).size).toBe(made.length)
  for (const { visitor } of visitors) {
    const open = orders.filter(
      ({ customer_id, guest_id, is_beside, stage }) =>
        (customer_id ?? guest_id) === visitor.id && !is_beside && openStages.includes(stage),
    )
    expect(open.length).toBeLessThanOrEqual(1)
  }
}

test('orders stay sound, whatever is done to them by whom and how often', async () => {
  let done = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 40, maxLength: 60 }), async (steps) => {
      const visitors = await newVisitors()
      for (const step of steps) {
        await take(visitors, step)
        done += 1
      }
      await expectSound(visitors)
    }),
    { numRuns: 10, seed: 25, endOnFailure: true },
  )
  expect(done).toBeGreaterThan(390)
  // They went far enough to prove something.
  const went = await api.db.selectFrom('order_history').select('to_stage').distinct().execute()
  expect(went.length).toBeGreaterThan(6)
}, 120_000)
