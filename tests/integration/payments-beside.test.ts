import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#domain/time.ts'
import { toJapan } from '../support/builders/some-order.ts'
import { ordersToPay, sessionIdFromUrl } from '../support/server/orders-to-pay.ts'
import { newPairGuest } from '../support/server/pair-visitor.ts'
import { holdMs, openPayingApi, type PayingApi } from '../support/server/paying-api.ts'

let api: PayingApi
let orders: ReturnType<typeof ordersToPay>
beforeAll(async () => {
  api = await openPayingApi()
  orders = ordersToPay(api)
})
afterAll(() => api.close())

test('ignores a voucher chosen at a replaced page and refunds the second payment', async () => {
  const { pay, id, number } = await orders.ready(newPairGuest, toJapan)
  const { url: first } = await pay()
  api.pass(holdMs)
  const { url: second } = await pay()
  expect(await api.press(first, 'voucher')).toBe(true)
  await api.deliverWebhooks()
  expect(await orders.loadMailKinds(number, 'voucher_pending')).toBe(0)
  const received = await api.db.selectFrom('webhook_events').select(['kind', 'effect']).execute()
  expect(received).toEqual([{ kind: 'waiting', effect: 'noted' }])
  expect((await api.loadMoney(id)).payments.map(({ state }) => state).toSorted()).toEqual(['ended', 'open'])
  await api.press(second, 'pay')
  await api.press(first, 'till')
  await api.deliverWebhooks()
  expect(await orders.soundMoney(id)).toMatchObject({ stage: 'paid', came: 88_000, refunds: [{ cause: 'paid_twice' }] })
})

test('lets an order be paid again at once after a wrong amount arrived', async () => {
  const { pay, id, url } = await orders.atPage()
  await api.db.updateTable('sandbox_sessions').set({ amount: 23_999 }).where('id', '=', sessionIdFromUrl(url)).execute()
  await api.press(url, 'pay')
  await api.deliverWebhooks()
  expect(await api.loadMoney(id)).toMatchObject({
    stage: 'ready_to_pay',
    retained: 0,
    refunds: [{ cause: 'wrong_amount' }],
  })
  const again = await pay()
  expect(again.url).not.toBe(url)
  await api.press(again.url, 'pay')
  await api.deliverWebhooks()
  expect((await orders.soundMoney(id)).stage).toBe('paid')
})

test('keeps an order for an hour after its voucher’s deadline, because tills report late', async () => {
  const { id, url } = await orders.atPage(newPairGuest, toJapan)
  await api.press(url, 'voucher')
  await api.deliverWebhooks()
  const until = (await api.loadMoney(id)).payments[0]?.expires_at.getTime() ?? 0
  await api.press(url, 'till')
  await orders.pass(until - api.now().getTime() + 59 * minuteMs)
  expect(await orders.loadStage(id)).toBe('awaiting_payment')
  await api.deliverWebhooks()
  expect((await orders.soundMoney(id)).stage).toBe('paid')
})
