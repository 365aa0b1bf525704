import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fail } from '#domain/result.ts'
import { minuteMs } from '#domain/time.ts'
import { ordersToPay } from '../support/server/orders-to-pay.ts'
import { openPayingApi, type PayingApi } from '../support/server/paying-api.ts'

let api: PayingApi
let orders: ReturnType<typeof ordersToPay>
beforeAll(async () => {
  api = await openPayingApi()
  orders = ordersToPay(api)
})
afterAll(() => api.close())
afterEach(() => {
  vi.restoreAllMocks()
})

const createLink = () => vi.spyOn(api.provider, 'createLink')

test('leads to one payment page when the customer presses twice while the provider is still creating it', async () => {
  const { pay, id } = await orders.ready()
  const make = api.provider.createLink
  const first = Promise.withResolvers<void>()
  createLink()
    .mockImplementationOnce(async (...sandboxInput) => {
      const made = await make(...sandboxInput)
      await first.promise
      return made
    })
    .mockResolvedValueOnce(fail('in_progress', 'IDEMPOTENCY_KEY_IN_USE 409'))
  const pressed = pay()
  await vi.waitFor(() => expect(api.provider.createLink).toHaveBeenCalledTimes(1), { timeout: 60_000 })
  expect(await pay()).toMatchObject({ code: 'provider_unavailable' })
  first.resolve()
  expect(await pressed).toMatchObject({ status: 200 })
  expect((await api.loadMoney(id)).payments).toMatchObject([{ state: 'open' }])
})

test('makes a new payment page at once when a crash left a reservation that would end too soon', async () => {
  const { pay, id } = await orders.ready()
  createLink().mockImplementationOnce(() => Promise.reject(new Error('Killed')))
  await pay()
  api.pass(5 * minuteMs)
  expect(await pay()).toMatchObject({ status: 200 })
  const { payments } = await api.loadMoney(id)
  expect(payments.map(({ end_reason }) => end_reason).toSorted()).toEqual(['not_created', null])
})

test('leads to no payment page for an order deleted in the meantime', async () => {
  const { pay, id } = await orders.ready()
  const make = api.provider.createLink
  createLink().mockImplementationOnce(async (...sandboxInput) => {
    await api.db.deleteFrom('orders').where('id', '=', id).execute()
    return make(...sandboxInput)
  })
  expect(await pay()).toMatchObject({ code: 'provider_unavailable' })
})
