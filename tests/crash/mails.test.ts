import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openRunningDatabase } from '#server/cli/open-running-database.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { readEnvironment } from '#server/env/read-environment.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { startMailServer } from '../support/fakes/mail-server.ts'
import { seededChance } from '../support/seeded-chance.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import { startPostgresServer } from '../support/server/postgres-server.ts'
import { type RunningShop, startShop } from '../support/server/running-shop.ts'
import { signInTo } from '../support/server/sign-in-mails.ts'

/** Two hundred in `npm run test:long`, half of them each way; `npm test` shows the same in the time that it has. */
const kills = process.env.TEST_LONG ? 100 : 3
const seed = Number(process.env.MAIL_SEED ?? 7)

/** As many as the outbox has under way. */
const sentAtOnce = 4

const patience = { timeout: 60_000, interval: 100 }

/** Mails of which the database said that it has them, by their ids. */
type Acknowledged = Map<string, { readonly to: string; readonly code: string }>

let count = 0

async function queueSome(db: Kysely<Schema>, some: number, acknowledged: Acknowledged): Promise<void> {
  const mails = Array.from({ length: some }, () => {
    count += 1
    return { to: `reader-${count}@example.jp`, code: `${100_000 + count}` }
  })
  const queued = await inTransaction(db, async (transaction) => {
    const ids: string[] = []
    for (const { to, code } of mails) ids.push(await queueMail(transaction, signInTo(to, { code }), new Date()))
    return ids
  })
  for (const [place, mail] of mails.entries()) acknowledged.set(queued[place] ?? '', mail)
}

async function databaseOf(env: Record<string, string>): Promise<Kysely<Schema>> {
  const environment = readEnvironment(env)
  const db = environment.ok ? await openRunningDatabase(environment.value) : undefined
  if (!db) throw new Error('The shop has no database')
  return db
}

function kill({ pid }: RunningShop): void {
  process.kill(pid, 'SIGKILL')
}

async function nothingIsDue(db: Kysely<Schema>): Promise<void> {
  await vi.waitFor(async () => {
    const due = await db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()
    expect(due).toEqual([])
  }, patience)
}

/**
 * Kills a shop in the midst of a sweep, whose transaction waits for a row that the test holds. Returns how to find that it
 * was taken over, and done once.
 */
async function killInASweep(shop: RunningShop, db: Kysely<Schema>): Promise<() => Promise<void>> {
  const job = () => db.selectFrom('jobs').selectAll().where('kind', '=', 'forget-proofs').executeTakeFirstOrThrow()
  // Once it was done for the first time.
  await vi.waitFor(async () => expect((await job()).due_at.getTime()).toBeGreaterThan(Date.now()), patience)
  await sql`create table swept (id text)`.execute(db)
  await sql`create rule swept as on delete to email_proofs do also insert into swept values (old.id)`.execute(db)
  const longAgo = new Date('2026-01-01')
  const proof = { purpose: 'sign_in', email: 'a@example.jp', code_hash: 'none', created_at: longAgo } as const
  await db
    .insertInto('email_proofs')
    .values({ id: 'old', expires_at: longAgo, ...proof })
    .execute()
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('email_proofs').select('id').forUpdate().execute()
    await db.updateTable('jobs').set({ due_at: new Date() }).where('kind', '=', 'forget-proofs').execute()
    await vi.waitFor(async () => {
      const { rows } = await sql`select pid from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)
      expect(rows).toHaveLength(1)
    }, patience)
    kill(shop)
  })
  const killedAt = new Date()
  return async () => {
    const isDone = { claim: null, last_fault: null, attempts: 0 }
    await vi.waitFor(async () => expect(await job()).toMatchObject(isDone), { timeout: 12_000, interval: 100 })
    expect((await job()).begun_at?.getTime()).toBeGreaterThan(killedAt.getTime())
    expect((await sql`select id from swept`.execute(db)).rows).toEqual([{ id: 'old' }])
  }
}

test(`${kills} kills -9 of shop and database, in the midst of queueing: every mail is in the mailbox once`, async () => {
  const chance = seededChance(seed)
  const dataDir = await emptyFolder()
  const acknowledged: Acknowledged = new Map()
  for (let turn = 0; turn < kills; turn++) {
    const shop = await startShop({ dataDir })
    const db = await databaseOf({ DATA_DIR: dataDir })
    const killing = pause(50 + chance() * 400).then(() => kill(shop))
    // Until the kill takes the database away in the middle of it.
    for (let isThere = true; isThere; )
      isThere = await queueSome(db, 1 + Math.floor(chance() * 5), acknowledged).then(
        () => true,
        () => false,
      )
    await killing
    await db.destroy()
  }
  const shop = await startShop({ dataDir })
  onTestFinished(async () => void (await shop.stop()))
  const db = await databaseOf({ DATA_DIR: dataDir })
  await nothingIsDue(db)
  await db.destroy()
  expect(acknowledged.size).toBeGreaterThan(kills)
  for (const [id, { to, code }] of acknowledged) {
    const answer = await fetch(`${shop.url}/dev/mailbox?to=${to}`, { headers: { accept: 'application/json' } })
    expect(await answer.json()).toMatchObject({ mails: [{ id, to, subject: `${code} is your Hadashi code` }] })
  }
}, 900_000)

test(`${kills} kills -9 of the shop while it sends, and one in a sweep: every mail arrives, under one name, and the sweep is taken over within seconds and done once`, async () => {
  const chance = seededChance(seed + 1)
  const postgres = await startPostgresServer()
  onTestFinished(() => postgres.stop())
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.close())
  const url = await postgres.newDatabase()
  const env = { DATABASE_URL: url, JWT_SECRET: 'a secret of the test, long enough for it', SMTP_URL: mailServer.url }
  const dataDir = await emptyFolder()
  const first = await startShop({ env, dataDir })
  const db = await databaseOf(env)
  onTestFinished(() => db.destroy())
  const isTakenOver = await killInASweep(first, db)

  const acknowledged: Acknowledged = new Map()
  /** How many mails had come when each shop was opened. */
  const openings: number[] = []
  for (let turn = 0; turn < kills; turn++) {
    const { due } = await db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll().as('due'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow()
    await queueSome(db, 60 - Number(due), acknowledged)
    openings.push(mailServer.received.length)
    const shop = await startShop({ env, dataDir })
    await vi.waitFor(() => expect(mailServer.received.length).toBeGreaterThan(openings.at(-1) ?? 0), patience)
    await pause(chance() * 150)
    kill(shop)
    // What it had sent when it was killed comes before the next shop is opened.
    await vi.waitFor(async () => expect(await mailServer.callers()).toBe(0), patience)
  }
  openings.push(mailServer.received.length)
  const last = await startShop({ env, dataDir })
  onTestFinished(async () => void (await last.stop()))
  await nothingIsDue(db)
  await isTakenOver()

  const names = mailServer.received.map(({ headers }) => headers.get('message-id') ?? '')
  expect(new Set(names)).toEqual(new Set([...acknowledged.keys()].map((id) => `<${id}@localhost>`)))
  for (const [turn, opening] of openings.entries()) {
    const ofOneShop = names.slice(opening, openings[turn + 1])
    expect(new Set(ofOneShop).size, 'a shop that lives repeats nothing').toBe(ofOneShop.length)
  }
  const repetitions = names.length - acknowledged.size
  process.stderr.write(`${acknowledged.size} mails, ${kills} kills, ${repetitions} came twice\n`)
  // Only what was killed between the server's 250 and our mark: at most what was under way, and over many kills, of which
  // about one in eight hits that moment, far less.
  expect(repetitions).toBeLessThanOrEqual(process.env.TEST_LONG ? kills / 2 : kills * sentAtOnce)
  const words = await db.selectFrom('mails').select('id').where('body_text', 'is not', null).execute()
  expect(words).toEqual([])
}, 900_000)
