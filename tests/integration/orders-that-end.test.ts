import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderStage } from '#domain/order/stages.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { remakePair } from '#server/orders/remake-pair.ts'
import { lockOrder } from '#server/orders/transition-context.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { orderMover, untilPaid } from '../support/server/follow-order.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>
let move: ReturnType<typeof orderMover>
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
  move = orderMover(api)
})
afterAll(() => api.close())

async function placed(...stages: OrderStage[]) {
  const { visitor } = await withPairs(await newPairCustomer(api), 1)
  const { order } = await visitor.placeOrder()
  if (!order) throw new Error('Nothing was placed')
  await move(order.id, ...stages)
  return { visitor, ...order }
}
const loadConfiguration = async (orderId: string) =>
  (
    await api.db
      .selectFrom('order_pairs')
      .select('configuration')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).configuration
const loadNumberOwner = async (number: number | undefined) =>
  (
    await api.db
      .selectFrom('edition_numbers')
      .select('pair_id')
      .where('number', '=', number ?? 0)
      .executeTakeFirstOrThrow()
  ).pair_id

test('makes a paid pair after its customer deleted the account, and deletes its feet when it is sent', async () => {
  const { visitor, id } = await placed(...untilPaid)
  await visitor.call('/user/delete', { email: visitor.email })
  expect(await loadConfiguration(id)).toHaveProperty('feet.left.scanned')
  await move(id, 'printing', 'quality_check', 'printing', 'quality_check')
  expect(await loadConfiguration(id)).toHaveProperty('feet.right.scanned')
  await move(id, 'shipped')
  const left = Object.keys(await loadConfiguration(id))
  expect(left).toContain('colour')
  for (const gone of ['feet', 'person', 'worn', 'adjustments']) expect(left).not.toContain(gone)
})

test.each([
  ['on its way', ['printing', 'quality_check', 'shipped']],
  ['due for a refund', ['refund_pending']],
] as const)('deletes the feet of an order that is %s with the account at once', async (_, stages) => {
  const { visitor, id } = await placed(...untilPaid, ...stages)
  await visitor.call('/user/delete', { email: visitor.email })
  expect(await loadConfiguration(id)).not.toHaveProperty('feet')
})

test('keeps a paid split-off order when the rest is deleted with the account', async () => {
  const { visitor } = await withPairs(await newPairCustomer(api), 2)
  const { order } = await visitor.placeOrder()
  await move(order?.id ?? '', 'in_review')
  for (const [index, checked] of (['failed', 'passed'] as const).entries())
    await api.db
      .updateTable('order_pairs')
      .set({ check_state: checked })
      .where('order_id', '=', order?.id ?? '')
      .where('position', '=', index)
      .execute()
  await move(order?.id ?? '', 'needs_attention')
  const { data } = await visitor.call('/order/split', { number: order?.number ?? '' })
  const loadOrders = async () =>
    await api.db.selectFrom('orders').select(['id', 'number', 'stage']).where('customer_id', '=', visitor.id).execute()
  const [split] = (await loadOrders()).filter(({ number }) => number === data.split_off.number)
  await move(split?.id ?? '', 'awaiting_payment', 'paid')
  await visitor.call('/user/delete', { email: visitor.email })
  expect(await loadOrders()).toEqual([{ ...split, stage: 'paid' }])
  expect(await loadNumberOwner(data.split_off.pairs[0].edition_number)).not.toBeNull()
})

test('makes a promised replacement after its customer deleted the account', async () => {
  const { visitor, id } = await placed(...untilPaid, 'printing', 'quality_check', 'shipped', 'delivered')
  const made = await inTransaction(api.db, async (transaction) => {
    const order = await lockOrder(transaction, id)
    const { id: pairId } = await transaction
      .selectFrom('order_pairs')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    if (!order) throw new Error('No such order')
    const input = { order, pairId, kind: 'replacement', by: 'operator', actorName: 'Ann', reason: 'Torn' } as const
    return remakePair(transaction, createTestOrderMailDeps(), input, api.now())
  })
  const again = made.ok ? made.value.id : ''
  await visitor.call('/user/delete', { email: visitor.email })
  expect(await loadConfiguration(again)).toHaveProperty('feet.left.scanned')
  expect(await loadConfiguration(id)).not.toHaveProperty('feet')
  await move(again, 'in_review')
  await api.db.updateTable('order_pairs').set({ check_state: 'passed' }).where('order_id', '=', again).execute()
  await move(again, 'printing', 'quality_check', 'shipped')
  expect(await loadConfiguration(again)).not.toHaveProperty('feet')
})

test('keeps the feet of orders as long as the account', async () => {
  const { id } = await placed(...untilPaid, 'printing', 'quality_check', 'shipped', 'delivered')
  expect(await loadConfiguration(id)).toHaveProperty('feet.left.scanned')
})

test('frees the number of a pair refunded before printing, and keeps it for a printed pair', async () => {
  const early = await placed(...untilPaid, 'refund_pending')
  expect(await loadNumberOwner(early.edition_numbers[0])).not.toBeNull()
  await move(early.id, 'refunded')
  expect(await loadNumberOwner(early.edition_numbers[0])).toBeNull()
  const lateOrder = await placed(...untilPaid, 'printing', 'refund_pending', 'refunded')
  expect(await loadNumberOwner(lateOrder.edition_numbers[0])).not.toBeNull()
})
