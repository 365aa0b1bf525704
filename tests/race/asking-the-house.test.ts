import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderLetterKind } from '#domain/order/order-letters.ts'
import { followDays } from '#server/orders/follow-days.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { orderMover } from '../support/follow-order.ts'
import { newPairGuest, withPairs } from '../support/pair-visitor.ts'
import { holdMs, minuteMs, openPayingApi, type PayingApi } from '../support/paying-api.ts'
import { testTell } from '../support/test-tell.ts'
import { toJapan } from '../support/to-japan.ts'

/*
 * News that never comes: the house tells for three days, and a shop that could not hear, or that was told under another address, hears
 * nothing for ever. It asks for itself.
 */

let api: PayingApi
beforeAll(async () => {
  api = await openPayingApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('jobs').execute()
})

const dayMs = 86_400_000

/** Somebody who is at the page of their payment. */
async function atPage(more: object = {}) {
  const { visitor } = await withPairs(await newPairGuest(api), 1)
  const { order } = await visitor.place(more)
  const { id = '', number = '' } = order ?? {}
  await orderMover(api)(id, 'in_review', 'ready_to_pay')
  const { data } = await visitor.call('/order/pay', { number })
  return { visitor, id, number, url: data?.url as string }
}

/** Something happens there of which the shop is told nothing, and time goes by. */
async function unheard(url: string, deed: Parameters<PayingApi['press']>[1], ms = holdMs + 11 * minuteMs) {
  expect(await api.press(url, deed)).toBe(true)
  await api.loseNews()
  api.pass(ms)
  await followDays(api.db, testTell(), api.now)
}

const mailsOf = (number: string, kind: OrderLetterKind) =>
  api.db.selectFrom('mails').select('id').where('kind', '=', kind).where('subject', 'like', `%${number}%`).execute()

async function evenMoney(id: string) {
  const money = await api.moneyOf(id)
  expect(money.kept).toBe(money.owed)
  return money
}

/** A house that was to be asked would be asked now. */
async function isStillAsked(id: string): Promise<boolean> {
  const asked = () =>
    api.db.selectFrom('payments').select(['id', 'asked_at']).where('order_id', '=', id).orderBy('id').execute()
  api.pass(61 * minuteMs)
  const before = await asked()
  await api.askHouse()
  return JSON.stringify(await asked()) !== JSON.stringify(before)
}

test('what was paid is known though its news never comes, once, and the house is asked no more', async () => {
  const { id, number, url } = await atPage()
  await unheard(url, 'pay')
  expect((await api.moneyOf(id)).stage).toBe('ready_to_pay')
  await api.askHouse()
  expect(await evenMoney(id)).toMatchObject({ stage: 'paid', came: 24_000, refunds: [] })
  expect(await mailsOf(number, 'paid')).toHaveLength(1)
  expect(await isStillAsked(id)).toBe(false)
})

test('whoever is still at the page is not asked about', async () => {
  const { id, url } = await atPage()
  await unheard(url, 'pay', holdMs)
  await api.askHouse()
  expect((await api.moneyOf(id)).came).toBe(0)
})

test('an answer and the news, at once and by several servers, count as one', async () => {
  const { id, number, url } = await atPage()
  await api.press(url, 'pay')
  api.pass(holdMs + 11 * minuteMs)
  await Promise.all([api.askHouse(), api.bringNews(), api.askHouse(), api.bringNews(), api.askHouse()])
  expect(await evenMoney(id)).toMatchObject({ stage: 'paid', came: 24_000, refunds: [] })
  await api.askHouse()
  expect(await mailsOf(number, 'paid')).toHaveLength(1)
  const effects = await api.db
    .selectFrom('payment_news')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('effect')
    .where('order_id', '=', id)
    .execute()
  expect(effects.filter(({ effect }) => effect === 'settled')).toHaveLength(1)
})

test('money that came for an order that is no more goes back, though nobody told of it', async () => {
  const { id, number, url } = await atPage()
  await unheard(url, 'pay')
  const cancelling = { orderId: id, to: 'cancelled', by: 'customer' } as const
  await api.db.transaction().execute((one) => moveOrder(one, testTell(), cancelling, api.now()))
  await api.askHouse()
  await api.sendMoneyBack()
  await api.bringNews()
  expect((await evenMoney(id)).refunds).toMatchObject([{ cause: 'not_due', state: 'done' }])
  expect(await mailsOf(number, 'money_back')).toHaveLength(1)
})

test('a page that nobody has used has ended, and the house is asked no more', async () => {
  const { id, url } = await atPage()
  await unheard(url, 'expire')
  await api.askHouse()
  expect(await evenMoney(id)).toMatchObject({ stage: 'ready_to_pay', payments: [{ ended_why: 'house' }] })
  expect(await isStillAsked(id)).toBe(false)
})

test('a slip of which nothing was told is waited for until its deadline, and its money is known after it', async () => {
  const { id, number, url } = await atPage(toJapan)
  await unheard(url, 'slip')
  await api.askHouse()
  const { stage, payments } = await api.moneyOf(id)
  expect([stage, payments[0]?.state]).toEqual(['awaiting_payment', 'waiting'])
  expect(payments[0]?.until.toISOString()).toMatch(/T14:59:59.000Z$/)
  expect(await mailsOf(number, 'slip_waits')).toHaveLength(1)
  await unheard(url, 'till', 4 * dayMs)
  await api.askHouse()
  expect(await evenMoney(id)).toMatchObject({ stage: 'paid', came: 44_000, refunds: [] })
})

test('a slip that has lapsed lets its order be paid in another way', async () => {
  const { id, url, visitor, number } = await atPage(toJapan)
  await unheard(url, 'slip')
  await api.askHouse()
  await unheard(url, 'lapse', 4 * dayMs)
  await api.askHouse()
  expect(await evenMoney(id)).toMatchObject({ stage: 'ready_to_pay', payments: [{ ended_why: 'house' }] })
  expect((await visitor.call('/order/pay', { number })).status).toBe(200)
})

test('a house that is away changes nothing, and is asked again an hour later', async () => {
  const { id, url } = await atPage()
  await unheard(url, 'pay')
  const ref = new URL(url).pathname.split('/').at(-1) ?? ''
  await api.db.updateTable('payments').set({ session_ref: 'cs_unknown' }).where('session_ref', '=', ref).execute()
  await api.askHouse()
  expect((await api.moneyOf(id)).came).toBe(0)
  await api.db.updateTable('payments').set({ session_ref: ref }).where('session_ref', '=', 'cs_unknown').execute()
  await api.askHouse()
  expect((await api.moneyOf(id)).came).toBe(0)
  expect(await isStillAsked(id)).toBe(true)
  expect((await evenMoney(id)).stage).toBe('paid')
})
