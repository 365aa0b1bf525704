import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#domain/time.ts'
import { ordersToPay, sessionIdFromUrl } from '../support/server/orders-to-pay.ts'
import { openPayingApi, type PayingApi } from '../support/server/paying-api.ts'

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

describe('a refund', () => {
  test('is sent once when the customer and the shop request it at once and two servers send it', async () => {
    const { id, number, url } = await orders.paid()
    const wants = await Promise.all([
      orders.moveBy('customer', id, 'refund_pending'),
      orders.moveBy('operator', id, 'refund_pending'),
    ])
    expect(wants.filter(({ ok }) => ok)).toHaveLength(1)
    await Promise.all([api.sendMoneyBack(), api.sendMoneyBack()])
    await api.deliverWebhooks()
    const money = await orders.soundMoney(id)
    expect([money.stage, money.refunds.length, money.refunds[0]?.state]).toEqual(['refunded', 1, 'done'])
    expect(await orders.loadMailKinds(number, 'refunded')).toBe(1)
    const sent = api.db.selectFrom('sandbox_refunds').select('id').where('session_id', '=', sessionIdFromUrl(url))
    expect(await sent.execute()).toHaveLength(1)
  })

  test('comes from the bank once a dispute is lost, and production stops until then', async () => {
    const { id, url } = await orders.paid()
    await api.press(url, 'dispute')
    await api.deliverWebhooks()
    expect((await orders.moveBy('operator', id, 'printing')).ok).toBe(false)
    expect((await orders.moveBy('customer', id, 'refund_pending')).ok).toBe(false)
    await api.press(url, 'lost')
    await api.deliverWebhooks()
    const money = await orders.soundMoney(id)
    expect([money.stage, money.refunds[0]?.cause, money.refunds[0]?.state]).toEqual(['refunded', 'dispute', 'done'])
    await api.sendMoneyBack()
    expect(
      await api.db.selectFrom('sandbox_refunds').selectAll().where('session_id', '=', sessionIdFromUrl(url)).execute(),
    ).toEqual([])
  })

  test('is available during a bank inquiry, and production waits until the inquiry ends', async () => {
    const [{ id, url }, other] = [await orders.paid(), await orders.paid()]
    for (const one of [url, other.url]) await api.press(one, 'inquire')
    await api.deliverWebhooks()
    // The money is still there.
    expect((await orders.soundMoney(id)).payments).toMatchObject([{ dispute: 'inquiry', received_minor: 24_000 }])
    expect((await orders.moveBy('operator', id, 'printing')).ok).toBe(false)
    expect((await orders.moveBy('customer', other.id, 'refund_pending')).ok).toBe(true)
    await api.sendMoneyBack()
    await api.press(url, 'answered')
    await api.deliverWebhooks()
    expect((await orders.soundMoney(other.id)).stage).toBe('refunded')
    expect((await orders.moveBy('operator', id, 'printing')).ok).toBe(true)
    await orders.soundMoney(id)
  })

  test('comes from the bank when an inquiry becomes a lost dispute, whatever the order of the events', async () => {
    const { id, url } = await orders.paid()
    const reported: string[] = []
    for (const sandboxAction of ['inquire', 'escalate'] as const) {
      await api.press(url, sandboxAction)
      const [job] = await api.db
        .selectFrom('jobs')
        .select('id')
        .where('id', 'not in', ['none', ...reported])
        .where('ended_at', 'is', null)
        .execute()
      reported.push(job?.id ?? '')
    }
    const afterAnHour = new Date(api.now().getTime() + hourMs)
    await api.db
      .updateTable('jobs')
      .set({ due_at: afterAnHour })
      .where('id', '=', reported[0] ?? '')
      .execute()
    await api.deliverWebhooks()
    expect((await orders.moveBy('customer', id, 'refund_pending')).ok).toBe(false)
    await orders.pass(hourMs)
    await api.deliverWebhooks()
    expect((await api.loadMoney(id)).payments).toMatchObject([{ dispute: 'open' }])
    await api.press(url, 'lost')
    await api.deliverWebhooks()
    expect((await orders.soundMoney(id)).stage).toBe('refunded')
  })

  test('is sent after a won dispute when the order was cancelled before the dispute was known', async () => {
    const { id, number, url, visitor } = await orders.paid()
    await api.press(url, 'dispute')
    expect((await visitor.call('/order/cancel', { number })).status).toBe(200)
    await api.sendMoneyBack()
    await api.deliverWebhooks()
    expect((await api.loadMoney(id)).refunds).toMatchObject([{ state: 'failed' }])
    await api.press(url, 'won')
    await api.deliverWebhooks()
    await api.sendMoneyBack()
    await api.deliverWebhooks()
    const money = await orders.soundMoney(id)
    expect([money.stage, money.refunds.map(({ state }) => state).toSorted()]).toEqual(['refunded', ['done', 'failed']])
  })

  test('is not sent when the dispute is won: the pair is made', async () => {
    const { id, url } = await orders.paid()
    await api.press(url, 'dispute')
    await api.press(url, 'won')
    await api.deliverWebhooks()
    expect((await orders.moveBy('operator', id, 'printing')).ok).toBe(true)
    await orders.soundMoney(id)
  })
})

test('keeps a dispute whose event arrives before its payment, and stops production for it', async () => {
  const { id, url } = await orders.atPage()
  await api.press(url, 'pay')
  const afterAnHour = new Date(api.now().getTime() + hourMs)
  await api.db.updateTable('jobs').set({ due_at: afterAnHour }).where('ended_at', 'is', null).execute()
  await api.press(url, 'dispute')
  await api.deliverWebhooks()
  expect((await api.loadMoney(id)).payments).toMatchObject([{ state: 'open', dispute: null }])
  for (const ms of [hourMs, 60_000]) {
    api.pass(ms)
    await api.deliverWebhooks()
  }
  expect(await orders.soundMoney(id)).toMatchObject({ stage: 'paid', payments: [{ dispute: 'open' }] })
  expect((await orders.moveBy('operator', id, 'printing')).ok).toBe(false)
})
