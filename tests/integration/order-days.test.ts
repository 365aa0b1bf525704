import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderStage } from '#domain/order/stages.ts'
import { dayMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { followDays } from '#server/orders/follow-days.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { splitOrder } from '#server/orders/split-order.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

const pass = async (days: number) => {
  api.pass(days * dayMs)
  await followDays(api.db, createTestOrderMailDeps(), api.now)
}
const loadStage = async (id: string) =>
  (await api.db.selectFrom('orders').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage
const loadMailKinds = async (number: string) =>
  (
    await api.db
      .selectFrom('mails')
      .select('kind')
      .where('subject', 'like', `%${number}%`)
      .orderBy('created_at')
      .execute()
  ).map(({ kind }) => kind)

async function move(orderId: string, ...stages: OrderStage[]) {
  for (const to of stages)
    for (const by of ['check', 'payment', 'operator'] as const)
      if (
        await inTransaction(api.db, (transaction) =>
          moveOrder(transaction, createTestOrderMailDeps(), { orderId, to, by }, api.now()),
        ).then(({ ok }) => ok)
      )
        break
}

async function checked(orderId: string, ...checks: ('passed' | 'failed')[]) {
  for (const [index, check] of checks.entries())
    await api.db
      .updateTable('order_pairs')
      .set({ check_state: check })
      .where('order_id', '=', orderId)
      .where('position', '=', index)
      .execute()
}

async function placed(newcomer: typeof newPairCustomer | typeof newPairGuest, pairs = 1) {
  const { visitor } = await withPairs(await newcomer(api), pairs)
  const { order } = await visitor.placeOrder()
  if (!order) throw new Error('Nothing was placed')
  return { visitor, id: order.id, number: order.number, numbers: order.edition_numbers }
}

describe('the deadlines of an order', () => {
  test('send three reminders once each to an unpaid order, then cancel it and free its number', async () => {
    for (const newcomer of [newPairCustomer, newPairGuest]) {
      const { id, number, numbers } = await placed(newcomer)
      await checked(id, 'passed')
      await move(id, 'in_review', 'ready_to_pay')
      await pass(0)
      for (let day = 1; day <= 6; day += 1) {
        await pass(1)
        await followDays(api.db, createTestOrderMailDeps(), api.now)
      }
      expect(await loadMailKinds(number)).toEqual([
        'order_placed',
        'ready_to_pay',
        'pay_reminder',
        'pay_reminder',
        'pay_reminder',
      ])
      await pass(1)
      expect([await loadStage(id), (await loadMailKinds(number)).at(-1)]).toEqual(['cancelled', 'cancelled'])
      const [free] = await api.db
        .selectFrom('edition_numbers')
        .selectAll()
        .where('number', '=', numbers[0] ?? 0)
        .execute()
      expect(free?.pair_id).toBeNull()
    }
  })

  test('keep an order during its payment, and an unfinished payment leads back', async () => {
    const { id, number } = await placed(newPairGuest)
    await checked(id, 'passed')
    await move(id, 'in_review', 'ready_to_pay')
    const until = new Date(api.now().getTime() + 10 * dayMs)
    await api.db.updateTable('orders').set({ payment_open_until: until }).where('id', '=', id).execute()
    await move(id, 'awaiting_payment')
    await pass(9)
    expect([await loadStage(id), (await loadMailKinds(number)).length]).toEqual(['awaiting_payment', 2])
    await pass(2)
    expect([await loadStage(id), (await loadMailKinds(number)).at(-1)]).toEqual(['ready_to_pay', 'payment_failed'])
    await pass(0)
    expect(await loadStage(id)).toBe('cancelled')
  })

  test('send only the last reminder after the shop was closed', async () => {
    const { id, number } = await placed(newPairGuest)
    await checked(id, 'failed')
    await move(id, 'in_review', 'needs_attention')
    await pass(22)
    expect(await loadMailKinds(number)).toEqual(['order_placed', 'needs_attention', 'attention_reminder'])
    await pass(8)
    expect(await loadStage(id)).toBe('cancelled')
  })

  test('act once when ten servers process them at the same time', async () => {
    const { id, number } = await placed(newPairGuest)
    await checked(id, 'passed')
    await move(id, 'in_review', 'ready_to_pay')
    api.pass(dayMs)
    await Promise.all(Array.from({ length: 10 }, () => followDays(api.db, createTestOrderMailDeps(), api.now)))
    expect((await loadMailKinds(number)).filter((kind) => kind === 'pay_reminder')).toHaveLength(1)
    api.pass(6 * dayMs)
    await Promise.all(Array.from({ length: 10 }, () => followDays(api.db, createTestOrderMailDeps(), api.now)))
    expect((await loadMailKinds(number)).filter((kind) => kind === 'cancelled')).toHaveLength(1)
    expect(await loadStage(id)).toBe('cancelled')
  })
})

test('splits off the pairs that can be made once, with their numbers and their share of the price', async () => {
  const { id, numbers, visitor } = await placed(newPairCustomer, 3)
  await checked(id, 'failed', 'passed', 'passed')
  await move(id, 'in_review', 'needs_attention')
  // Agreed when a pair cost less: today's prices do not apply.
  const { quote } = await api.db.selectFrom('orders').select('quote').where('id', '=', id).executeTakeFirstOrThrow()
  const lines = quote.lines.map((line) =>
    line.kind === 'pairs' ? { ...line, eachMinor: 20_000, minor: 60_000 } : { ...line, minor: 500 },
  )
  const agreed = { total_minor: 60_500, quote: JSON.stringify({ ...quote, lines, totalMinor: 60_500 }) }
  await api.db.updateTable('orders').set(agreed).where('id', '=', id).execute()
  const split = () =>
    inTransaction(api.db, (transaction) =>
      splitOrder(transaction, createTestOrderMailDeps(), { orderId: id, by: 'operator', actorName: 'Ann' }, api.now()),
    )
  const said = await Promise.all([split(), split()])
  expect(said.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  const orders = await api.db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', visitor.id)
    .orderBy('total_minor')
    .execute()
  expect(orders.map(({ stage, total_minor, is_companion }) => [stage, total_minor, is_companion])).toEqual([
    ['needs_attention', 20_000, false],
    ['ready_to_pay', 40_500, true],
  ])
  const pairs = await api.db
    .selectFrom('order_pairs')
    .innerJoin('edition_numbers', 'pair_id', 'order_pairs.id')
    .select(['order_id', 'position', 'edition_numbers.number'])
    .where(
      'order_id',
      'in',
      orders.map((order) => order.id),
    )
    .execute()
  expect(pairs.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(numbers)
  expect(
    pairs
      .filter(({ order_id }) => order_id !== id)
      .map(({ position }) => position)
      .toSorted(),
  ).toEqual([0, 1])
})

test('processes the deadlines of other orders when one is broken, and reports it', async () => {
  const [broken, sound] = [await placed(newPairGuest), await placed(newPairGuest)]
  for (const { id } of [broken, sound]) {
    await checked(id, 'passed')
    await move(id, 'in_review', 'ready_to_pay')
    // The order that has waited longest is processed first.
    api.pass(1_000)
  }
  await api.db.updateTable('orders').set({ contact: '{}' }).where('id', '=', broken.id).execute()
  await expect(pass(7)).rejects.toThrow()
  expect([await loadStage(broken.id), await loadStage(sound.id)]).toEqual(['ready_to_pay', 'cancelled'])
  await api.db.deleteFrom('orders').where('id', '=', broken.id).execute()
})
