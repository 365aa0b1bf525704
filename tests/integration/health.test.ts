import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi } from '../support/server/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>
let warnings: string[] = []
let isStuck = false

beforeAll(async () => {
  api = await openApi({ warnings: () => warnings, isStuck: () => isStuck })
})
afterAll(() => api.close())

test('readyz lists what works and is not as it should be', async () => {
  expect(await (await api.send('/readyz')).json()).toEqual({ status: 'success', data: { warnings: [] } })
  warnings = ['mail_paused']
  expect(await (await api.send('/readyz')).json()).toEqual({ status: 'success', data: { warnings } })
})

test('livez fails while only a restart helps', async () => {
  expect((await api.send('/livez')).status).toBe(200)
  isStuck = true
  const stuck = await api.send('/livez')
  expect([stuck.status, (await stuck.json()).code]).toEqual([503, 'UNAVAILABLE'])
  isStuck = false
  expect((await api.send('/livez')).status).toBe(200)
})

test('two servers share a database and a clock', async () => {
  const beside = await api.openBeside({ warnings: () => ['payments_paused'] })
  expect((await (await beside.send('/readyz')).json()).data).toEqual({ warnings: ['payments_paused'] })
  const id = await api.newCustomer()
  const { token } = await api.signIn(id)
  expect((await beside.send('/user/profile', token)).status).toBe(200)
  beside.closeServer()
})
