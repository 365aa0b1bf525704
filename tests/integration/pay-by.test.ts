import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#domain/time.ts'
import { toJapan } from '../support/builders/some-order.ts'
import { ordersToPay } from '../support/server/orders-to-pay.ts'
import { newPairGuest } from '../support/server/pair-visitor.ts'
import { holdMs, openPayingApi, type PayingApi } from '../support/server/paying-api.ts'

let api: PayingApi
let orders: ReturnType<typeof ordersToPay>
beforeAll(async () => {
  api = await openPayingApi()
  orders = ordersToPay(api)
})
afterAll(() => api.close())
// The jobs a test leaves behind are deleted, so that they do not run in the next one.
beforeEach(async () => {
  await api.db.deleteFrom('jobs').execute()
})

describe('an order in payment is reserved', () => {
  const seen = async (visitor: Awaited<ReturnType<typeof orders.ready>>['visitor']) => {
    const { stage, pay_by } = (await visitor.call('/order/list')).data.orders[0]
    return [stage, Date.parse(pay_by) - api.now().getTime()]
  }

  test('until its deadline or half an hour after a page was opened, whichever is later', async () => {
    const { visitor, pay } = await orders.ready()
    await pay()
    expect(await seen(visitor)).toEqual(['awaiting_payment', 7 * dayMs])
    const lateOrder = await orders.ready()
    await orders.pass(7 * dayMs - 5 * minuteMs)
    await lateOrder.pay()
    expect(await seen(lateOrder.visitor)).toEqual(['awaiting_payment', holdMs])
  })

  test('until an hour after the voucher’s deadline, even beyond its own deadline', async () => {
    const { visitor, pay } = await orders.ready(newPairGuest, toJapan)
    await orders.pass(6 * dayMs)
    const { url } = await pay()
    await api.press(url, 'voucher')
    await api.deliverWebhooks()
    const { pay_by, payment } = (await visitor.call('/order/list')).data.orders[0]
    expect(Date.parse(pay_by) - Date.parse(payment.until)).toBe(hourMs)
    await api.press(url, 'till')
    await api.deliverWebhooks()
    expect((await visitor.call('/order/list')).data.orders[0]).toMatchObject({ stage: 'paid', pay_by: null })
  })
})
