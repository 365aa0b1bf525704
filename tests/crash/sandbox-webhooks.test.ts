import { expect, onTestFinished, test, vi } from 'vitest'
import { openRunningDatabase } from '#server/cli/open-running-database.ts'
import { readEnvironment } from '#server/env/read-environment.ts'
import { crashProcess } from '../support/server/crash-process.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import { startPostgresServer } from '../support/server/postgres-server.ts'
import { startShop } from '../support/server/running-shop.ts'
import { newSandboxPage } from '../support/server/sandbox-page.ts'

const kills = process.env.TEST_LONG ? 20 : 1
const pages = 12

test('payments made in the sandbox survive a kill of the shop, and the shop receives their webhooks once it is open again', async () => {
  const postgres = await startPostgresServer()
  onTestFinished(() => postgres.stop())
  const given = { DATABASE_URL: await postgres.newDatabase(), JWT_SECRET: 'a secret of the test, long enough for it' }
  const dataDir = await emptyFolder()
  let shop = await startShop({ env: given, dataDir })
  const environment = readEnvironment(given)
  const db = environment.ok ? await openRunningDatabase(environment.value) : undefined
  if (!db) throw new Error('The shop has no database')
  onTestFinished(() => db.destroy())
  /** The pages that the sandbox confirmed as paid. */
  const paid: string[] = []

  for (let count = 0; count < kills; count += 1) {
    const { url, pid } = shop
    const sandboxInput = { currency: 'gbp', amount: 24_000, language: 'en' } as const
    const paths = await Promise.all(Array.from({ length: pages }, () => newSandboxPage(db, url, sandboxInput)))
    const pressed = paths.map(async (path) => {
      const form = { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' } as const
      const answer = await fetch(url + path, { ...form, headers: { origin: url } })
      if (answer.status === 303) paid.push(path.split('/').at(-1) ?? '')
    })
    // In the middle of it: some pages are paid, some webhooks have arrived, and some pages were never paid.
    await Promise.any(pressed)
    crashProcess(pid)
    await Promise.allSettled(pressed)
    shop = await startShop({ env: given, dataDir })
  }

  expect(paid.length).toBeGreaterThanOrEqual(kills)
  const findWebhookEvents = () => db.selectFrom('sandbox_webhook_events').selectAll().execute()
  await vi.waitFor(
    async () =>
      expect(
        (await findWebhookEvents()).filter(({ delivered_copies: delivered, copies }) => delivered < copies),
      ).toEqual([]),
    {
      timeout: 60_000,
      interval: 100,
    },
  )
  const webhookEvents = await findWebhookEvents()
  const sessions = await db.selectFrom('sandbox_sessions').select(['id', 'state']).execute()
  const isPaid = sessions.filter(({ state }) => state === 'paid').map(({ id }) => id)
  expect(isPaid).toEqual(expect.arrayContaining(paid))
  expect(webhookEvents.map((one) => one.session_id).toSorted()).toEqual(isPaid.toSorted())
  const received = await db.selectFrom('webhook_events').select('event_id').execute()
  expect(received.map((one) => one.event_id).toSorted()).toEqual(webhookEvents.map(({ id }) => id).toSorted())
  expect(await shop.stop()).toBe(0)
})
