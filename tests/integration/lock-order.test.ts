import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#server/db/transaction.ts'
import { lockOwner } from '#server/scans/owner.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

async function isWaitingForLock(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await waiting.execute(api.db)).rows).toHaveLength(1)
}

test('locks the owner before the order when cancelling by link, so that no deadlock occurs', async () => {
  const { visitor } = await withPairs(await newPairGuest(api), 1)
  const { order } = await visitor.placeOrder()
  if (!order) throw new Error('Nothing was placed')
  const { guest_id } = await api.db
    .selectFrom('orders')
    .select('guest_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const other = await newPairGuest(api)
  const headers = { ...other.scans.headers, 'idempotency-key': randomUUID() }
  const body = JSON.stringify({ number: order.number, token: order.token })
  const cancelled = await inTransaction(api.db, async (transaction) => {
    await lockOwner(transaction, { customer_id: null, guest_id: String(guest_id) })
    const cancelling = api.send('/order/cancel', undefined, { method: 'POST', body, headers })
    await isWaitingForLock()
    const free = transaction.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().skipLocked()
    expect(await free.execute()).toEqual([{ id: order.id }])
    return { cancelling }
  })
  expect((await cancelled.cancelling).status).toBe(200)
})
