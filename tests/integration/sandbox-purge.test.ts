import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { toJapan } from '../support/builders/some-order.ts'
import { ordersToPay } from '../support/server/orders-to-pay.ts'
import { newPairGuest } from '../support/server/pair-visitor.ts'
import { openPayingApi, type PayingApi } from '../support/server/paying-api.ts'

let api: PayingApi
let orders: ReturnType<typeof ordersToPay>
beforeAll(async () => {
  api = await openPayingApi()
  orders = ordersToPay(api)
})
afterAll(() => api.close())

/** Runs the sandbox cleanup as its job does. */
async function cleanUp(): Promise<void> {
  const kind = api.sandbox.kinds['sandbox-purge-sessions']
  if (kind?.touches !== 'database') throw new Error('The sandbox forgets nothing')
  const tools = { subject: '', signal: new AbortController().signal, progress() {} }
  await inTransaction(api.db, (transaction) => kind.run(transaction, {}, tools))
}

const left = async () => ({
  pages: (await api.db.selectFrom('sandbox_sessions').select('state').orderBy('created_at').execute()).map(
    ({ state }) => state,
  ),
  webhookEvent: (await api.db.selectFrom('sandbox_webhook_events').select('id').execute()).length,
  refunds: (await api.db.selectFrom('sandbox_refunds').select('id').execute()).length,
})

test('deletes old sandbox payments with events and refunds, but none that may still be paid or refunded', async () => {
  const old = await orders.atPage()
  await api.press(old.url, 'pay')
  await api.deliverWebhooks()
  await old.visitor.call('/order/cancel', { number: old.number })
  await api.sendMoneyBack()
  const voucher = await orders.atPage(newPairGuest, toJapan)
  await api.press(voucher.url, 'voucher')
  await api.deliverWebhooks()
  api.pass(settings.rehearsing.retentionDays * dayMs + 1)
  const young = await orders.atPage()
  await api.press(young.url, 'pay')
  await api.deliverWebhooks()
  expect(await left()).toEqual({ pages: ['paid', 'voucher', 'paid'], webhookEvent: 3, refunds: 1 })
  await cleanUp()
  expect(await left()).toEqual({ pages: ['voucher', 'paid'], webhookEvent: 2, refunds: 0 })
  await young.visitor.call('/order/cancel', { number: young.number })
  await api.sendMoneyBack()
  expect((await left()).refunds).toBe(1)
})
