import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settings } from '#domain/settings.ts'
import { openRunningDatabase } from '#server/cli/open-running-database.ts'
import { readEnvironment } from '#server/env/read-environment.ts'
import { startMailServer } from '../support/fakes/mail-server.ts'
import { seededChance } from '../support/seeded-chance.ts'
import { crashProcess } from '../support/server/crash-process.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import { placingsAt } from '../support/server/placing-under-kills.ts'
import { readPostmasterPid } from '../support/server/postmaster.ts'
import { startShop } from '../support/server/running-shop.ts'

/** A hundred in `npm run test:long`; in `npm test` one of each. */
const kills = process.env.TEST_LONG ? 100 : 2
const seed = Number(process.env.KILL_SEED ?? 25)
const secret = 'a secret of the test, long enough for it'
const patience = { timeout: 60_000, interval: 100 }

/** Kills the database and returns how long it takes until the shop answers with a new one. */
async function killDatabase(url: string, dataDir: string): Promise<number> {
  const killed = readPostmasterPid(dataDir)
  if (killed === undefined) throw new Error('The database does not run')
  const at = performance.now()
  crashProcess(killed)
  await vi.waitFor(
    async () => {
      expect(readPostmasterPid(dataDir)).not.toBe(killed)
      expect((await fetch(`${url}/api/readyz`)).status).toBe(200)
    },
    { ...patience, interval: 10 },
  )
  return performance.now() - at
}

test(`${kills} kills -9 of database and server in turn while orders are placed: confirmed orders stay, each order and each number exists once, each mail arrives under one message id`, async () => {
  const [dataDir, chance, mailServer] = [await emptyFolder(), seededChance(seed), await startMailServer()]
  onTestFinished(() => mailServer.close())
  const env = { JWT_SECRET: secret, SMTP_URL: mailServer.url }
  let shop = await startShop({ env, dataDir })
  onTestFinished(async () => void (await shop.stop()))
  const { placings, begin, settle } = placingsAt(() => shop.url, secret)
  const back: number[] = []
  let midway = 0
  for (let turn = 0; turn < kills; turn += 1) {
    await begin(4)
    await pause(chance() * 100)
    const received = placings.slice(-4).filter(({ said }) => said).length
    if (received < 4) midway += 1
    if (turn % 2 === 0) back.push(await killDatabase(shop.url, dataDir))
    else {
      crashProcess(shop.pid)
      shop = await startShop({ env, dataDir })
    }
    await settle()
  }
  const [middle, longest] = [0.5, 1].map(
    (share) => back.toSorted((one, other) => one - other)[Math.ceil(back.length * share) - 1],
  )
  process.stderr.write(
    `${kills} kills, ${midway} of them midway; ready again after ${middle?.toFixed(0)} ms (median), ${longest?.toFixed(0)} ms (longest), ${back.filter((ms) => ms > 2_000).length} of ${back.length} times after more than 2 s\n`,
  )

  const environment = readEnvironment({ DATA_DIR: dataDir })
  const db = environment.ok ? await openRunningDatabase(environment.value) : undefined
  if (!db) throw new Error('The shop has no database')
  onTestFinished(() => db.destroy())
  await vi.waitFor(async () => {
    expect(await db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()).toEqual([])
  }, patience)
  const orders = await db.selectFrom('orders').select(['number', 'contact']).execute()
  const mailsOfOrder = placings.map(({ email, said }) => `${email} ${said?.number}`)
  expect(orders.map(({ number, contact }) => `${contact.email} ${number}`).toSorted()).toEqual(mailsOfOrder.toSorted())
  const edition = await db
    .selectFrom('edition_numbers')
    .leftJoin('order_pairs', 'order_pairs.id', 'pair_id')
    .leftJoin('orders', 'orders.id', 'order_id')
    .select(['edition_numbers.number', 'orders.number as order'])
    .orderBy('edition_numbers.number')
    .execute()
  expect(edition).toHaveLength(settings.edition.pairs)
  const taken = edition.filter(({ order }) => order !== null).map(({ number, order }) => `${number} ${order}`)
  const statusText = placings.flatMap(
    ({ said }) => said?.edition_numbers.map((number) => `${number} ${said.number}`) ?? [],
  )
  expect(taken.toSorted()).toEqual(statusText.toSorted())
  for (const { email, said } of placings) {
    const queued = await db.selectFrom('mails').select('id').where('to_address', '=', email).execute()
    const came = mailServer.received.filter(({ recipients }) => recipients.includes(email))
    const names = new Set(came.map(({ headers }) => headers.get('message-id')))
    expect([...names]).toEqual(queued.map(({ id }) => `<${id}@localhost>`))
    expect([queued.length, came[0]?.subject.includes(said?.number ?? 'none')]).toEqual([1, true])
  }
}, 3_600_000)
