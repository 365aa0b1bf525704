import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { remakePair } from '#server/orders/remake-pair.ts'
import { lockOrder } from '#server/orders/transition-context.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { orderMover, untilPaid } from '../support/server/follow-order.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>
let move: ReturnType<typeof orderMover>
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
  move = orderMover(api)
})
afterAll(() => api.close())

async function delivered(newcomer: typeof newPairCustomer | typeof newPairGuest) {
  const { visitor } = await withPairs(await newcomer(api), 2)
  const { order } = await visitor.placeOrder()
  if (!order) throw new Error('Nothing was placed')
  await move(order.id, ...untilPaid, 'printing', 'quality_check', 'shipped', 'delivered')
  const pairs = await api.db
    .selectFrom('order_pairs')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  const [first, second] = pairs
  if (!first || !second) throw new Error('An order of two pairs has two')
  return { visitor, ...order, first, second }
}
const callRemakePair = (orderId: string, pairId: string, kind: 'refit' | 'replacement') =>
  inTransaction(api.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    if (!order) throw new Error('No such order')
    const input = { order, pairId, kind, by: 'operator', actorName: 'Ann', reason: 'Too tight at the toes' } as const
    return remakePair(transaction, createTestOrderMailDeps(), input, api.now())
  })

test('makes a refit of one pair free of charge, under its number and in addition to other orders', async () => {
  for (const newcomer of [newPairCustomer, newPairGuest]) {
    const { visitor, id, edition_numbers: numbers, second } = await delivered(newcomer)
    api.pass(1_000)
    const made = await callRemakePair(id, second.id, 'refit')
    if (!made.ok) throw new Error(made.code)
    const [child, sale] = (await visitor.call('/order/list')).data.orders
    expect(child).toMatchObject({ number: made.value.number, kind: 'refit', stage: 'placed', total_minor: 0 })
    expect(child.pairs).toMatchObject([{ edition_number: numbers[1], design_id: second.design_id }])
    expect(sale.pairs.map((pair: { edition_number: number }) => pair.edition_number)).toEqual(numbers)
    const mails = await api.db
      .selectFrom('mails')
      .select('kind')
      .where('subject', 'like', `%${made.value.number}%`)
      .execute()
    expect(mails.map(({ kind }) => kind)).toEqual(['refit_placed'])
    // It is made without a payment and blocks no other order.
    await move(made.value.id, 'in_review')
    await api.db
      .updateTable('order_pairs')
      .set({ check_state: 'passed' })
      .where('order_id', '=', made.value.id)
      .execute()
    await move(made.value.id, 'printing', 'quality_check', 'shipped', 'delivered')
    await expect(move(made.value.id, 'refund_pending')).rejects.toThrow('did not move')
  }
})

test('remakes a pair once for two simultaneous requests, and another pair of the order separately', async () => {
  const { id, first, second } = await delivered(newPairCustomer)
  const said = await Promise.all([callRemakePair(id, first.id, 'refit'), callRemakePair(id, first.id, 'refit')])
  expect(said.map((one) => (one.ok ? 'made' : one.code)).toSorted()).toEqual(['in_progress', 'made'])
  expect((await callRemakePair(id, second.id, 'refit')).ok).toBe(true)
})

test('rejects a refit after its deadline but still replaces a faulty pair', async () => {
  const { id, first } = await delivered(newPairGuest)
  api.pass((settings.refit.days + 1) * dayMs)
  expect(await callRemakePair(id, first.id, 'refit')).toMatchObject({ code: 'refit_over' })
  const made = await callRemakePair(id, first.id, 'replacement')
  expect(made.ok).toBe(true)
  const { actor, actor_name, reason } = await api.db
    .selectFrom('order_transitions')
    .selectAll()
    .where('order_id', '=', made.ok ? made.value.id : '')
    .executeTakeFirstOrThrow()
  expect([actor, actor_name, reason]).toEqual(['operator', 'Ann', 'Too tight at the toes'])
})
