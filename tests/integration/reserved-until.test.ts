import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toJapan } from '../support/builders/some-order.ts'
import { ordersToPay } from '../support/server/orders-to-pay.ts'
import { newPairGuest } from '../support/server/pair-visitor.ts'
import { holdMs, minuteMs, openPayingApi, type PayingApi } from '../support/server/paying-api.ts'

let api: PayingApi
let orders: ReturnType<typeof ordersToPay>
beforeAll(async () => {
  api = await openPayingApi()
  orders = ordersToPay(api)
})
afterAll(() => api.close())
// What a test has left to be told is told with it.
beforeEach(async () => {
  await api.db.deleteFrom('jobs').execute()
})

const dayMs = 86_400_000

describe('an order that is being paid is kept', () => {
  const seen = async (visitor: Awaited<ReturnType<typeof orders.ready>>['visitor']) => {
    const { stage, kept_until } = (await visitor.call('/order/list')).data.orders[0]
    return [stage, Date.parse(kept_until) - api.now().getTime()]
  }

  test('until its days are over, or somebody at its page has had their half hour, whichever is later', async () => {
    const { visitor, pay } = await orders.ready()
    await pay()
    expect(await seen(visitor)).toEqual(['awaiting_payment', 7 * dayMs])
    const lateOrder = await orders.ready()
    await orders.pass(7 * dayMs - 5 * minuteMs)
    await lateOrder.pay()
    expect(await seen(lateOrder.visitor)).toEqual(['awaiting_payment', holdMs])
  })

  test('until the deadline of a slip and an hour more, though its days are over before', async () => {
    const { visitor, pay } = await orders.ready(newPairGuest, toJapan)
    await orders.pass(6 * dayMs)
    const { url } = await pay()
    await api.press(url, 'slip')
    await api.deliverWebhooks()
    const { kept_until, payment } = (await visitor.call('/order/list')).data.orders[0]
    expect(Date.parse(kept_until) - Date.parse(payment.until)).toBe(60 * minuteMs)
    await api.press(url, 'till')
    await api.deliverWebhooks()
    expect((await visitor.call('/order/list')).data.orders[0]).toMatchObject({ stage: 'paid', kept_until: null })
  })
})
