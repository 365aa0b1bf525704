import { expect, onTestFinished, test, vi } from 'vitest'
import { openMakingShop, patience } from '../support/server/making-shop.ts'
import { newPairGuest, withPairs } from '../support/server/pair-visitor.ts'
import { startPostgresServer } from '../support/server/postgres-server.ts'

test('a shop killed while making a pair and while receiving payment webhooks makes one set of files, is paid once, and sends each mail once', async () => {
  const postgres = await startPostgresServer()
  onTestFinished(() => postgres.stop())
  const shop = await openMakingShop({ DATABASE_URL: await postgres.newDatabase() })
  const { db } = shop
  const { visitor } = await withPairs(await newPairGuest(shop.api), 1)
  const { order } = await visitor.placeOrder({ contact: { email: 'gwen@example.com' } })
  const { id = '', number = '' } = order ?? {}

  const workshop = () =>
    db.selectFrom('jobs').select(['lease_token', 'progress']).where('kind', '=', 'workshop').executeTakeFirstOrThrow()
  // The job has begun: its first lease token identifies this attempt.
  await vi.waitFor(async () => expect((await workshop()).lease_token).not.toBeNull(), { ...patience, interval: 5 })
  await shop.comesTo(number, 'in_review')
  await shop.killAndStart()
  const made = db.selectFrom('print_files').innerJoin('files', 'files.id', 'file_id').where('order_id', '=', id)
  expect(await made.select('file_id').execute()).toEqual([])
  await shop.comesTo(number, 'ready_to_pay')
  const files = await made.select(['side', 'kind', 'state']).execute()
  expect(files.map(({ side, kind, state }) => `${side} ${kind} ${state}`).toSorted()).toEqual(
    ['left', 'right'].flatMap((side) => ['3mf', 'glb', 'stl'].map((kind) => `${side} ${kind} stored`)),
  )

  const { data } = await visitor.call('/order/pay', { number })
  await shop.press(data.url, 'pay')
  await shop.killAndStart()
  await shop.comesTo(number, 'paid')
  const payments = await db.selectFrom('payments').select(['state', 'received_minor', 'amount_minor']).execute()
  expect(payments).toEqual([{ state: 'paid', received_minor: payments[0]?.amount_minor, amount_minor: 24_000 }])
  const settled = db.selectFrom('webhook_events').select('event_id').where('effect', '=', 'settled')
  expect(await settled.execute()).toHaveLength(1)
  expect(await db.selectFrom('refunds').select('id').execute()).toEqual([])
  const mails = await db.selectFrom('mails').select('kind').orderBy('created_at').execute()
  expect(mails.map(({ kind }) => kind)).toEqual(['order_placed', 'ready_to_pay', 'paid'])
})
