import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { removeCustomer } from '#server/account/remove-customer.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { claimGuestWork } from '#server/guests/claim-guest-work.ts'
import { type OpenDatabase, openDatabase } from '#server/open-database.ts'
import { findPlace, nameOfEvent } from '#server/streams/find-place.ts'
import { forgetOldEvents } from '#server/streams/forget-old-events.ts'
import { publish, type Whose } from '#server/streams/publish.ts'
import { readNews } from '#server/streams/read-news.ts'
import { createStreams } from '#server/streams/streams.ts'
import { sampleOrder } from '../support/builders/sample-order.ts'
import { testMailroom } from '../support/fakes/test-mailroom.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'

const dayMs = 86_400_000
const now = new Date('2026-11-23T09:00:00Z')

let server: PostgresServer
let database: OpenDatabase
let db: Kysely<Schema>

beforeAll(async () => {
  server = await startPostgresServer()
  database = await openDatabase({ dataDir: '', databaseUrl: await server.newDatabase(), demo: false, log: saidLog() })
  db = database.kysely
})
afterAll(async () => {
  await database.close()
  await server.stop()
})

async function newCustomer(): Promise<string> {
  const id = randomUUID()
  await db.insertInto('customers').values({ id, created_at: now }).execute()
  return id
}

const tell = (whose: Whose, step: number, at = now) =>
  inTransaction(db, (transaction) => publish(transaction, whose, { kind: 'shoe.step', payload: { step } }, at))

async function since(channel: string, after: number) {
  const { events } = await readNews(db, new Map([[channel, after]]), [])
  return (events.get(channel) ?? []).map(({ number, payload }) => [number, (payload as { step: number }).step])
}

const claim = (guestId: string, customerId: string) =>
  inTransaction(db, (transaction) =>
    claimGuestWork(transaction, { guestId, consentId: undefined, email: 'nobody@example.com' }, customerId),
  )

/** A sequence of its own, as a table would number its rows by itself. */
async function newNaive() {
  const name = `naive_${randomUUID().replaceAll('-', '')}`
  await sql`create table ${sql.ref(name)} (number serial primary key)`.execute(db)
  return {
    tell: (andThen: () => Promise<void>) =>
      inTransaction(db, async (transaction) => {
        await sql`insert into ${sql.ref(name)} default values`.execute(transaction)
        await andThen()
      }),
    since: async (after: number) => {
      const { rows } = await sql<{ number: number }>`
        select number from ${sql.ref(name)} where number > ${after} order by number`.execute(db)
      return rows.map(({ number }) => number)
    },
  }
}

test('who has read as far as a number misses none that came before it, though a transaction with a smaller one ends later', async () => {
  // The naive way first: a number is taken, and its row is there for others only when its transaction ends.
  const naive = await newNaive()
  const [taken, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = naive.tell(() => {
    taken.resolve()
    return gate.promise
  })
  await taken.promise
  await naive.tell(async () => {})
  expect(await naive.since(0)).toEqual([2])
  gate.resolve()
  await slow
  expect(await naive.since(2), 'the first is there by now, and nobody asks for it any more').toEqual([])

  // Ours: whoever wants the next number waits until the one before is there.
  const guestId = randomUUID()
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const holding = inTransaction(db, async (transaction) => {
    await publish(transaction, { guestId }, { kind: 'shoe.step', payload: { step: 1 } }, now)
    begun.resolve()
    await held.promise
  })
  await begun.promise
  const next = tell({ guestId }, 2)
  let isThere = false
  void next.then(() => {
    isThere = true
  })
  await tell({ guestId: randomUUID() }, 9)
  expect([isThere, await since(guestId, 0)]).toEqual([false, []])
  held.resolve()
  await Promise.all([holding, next])
  expect(await since(guestId, 0)).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('of fifty who tell at once while somebody reads, the reader hears each once and in its order; what is undone is not told', async () => {
  const guestId = randomUUID()
  const heard: number[] = []
  const telling = Array.from({ length: 50 }, (_, step) =>
    step % 10 === 3
      ? inTransaction(db, async (transaction) => {
          await publish(transaction, { guestId }, { kind: 'shoe.step', payload: { step } }, now)
          throw new Error('undone')
        }).catch(() => {})
      : tell({ guestId }, step),
  )
  const all = Promise.all(telling)
  let isOver = false
  void all.then(() => {
    isOver = true
  })
  while (!isOver) for (const [number = 0] of await since(guestId, heard.at(-1) ?? 0)) heard.push(number)
  for (const [number = 0] of await since(guestId, heard.at(-1) ?? 0)) heard.push(number)
  expect(heard).toEqual(Array.from({ length: 45 }, (_, place) => place + 1))
})

test('a deed that is undone tells nothing, and an event that says too much is refused', async () => {
  const guestId = randomUUID()
  const payload = { words: 'x'.repeat(9_000) }
  const telling = inTransaction(db, (transaction) => publish(transaction, { guestId }, { kind: 'a', payload }, now))
  await expect(telling).rejects.toThrow('says too much')
  expect(await since(guestId, 0)).toEqual([])
})

test('a guest who signs in takes along what they have not read: it comes after the customer’s own, and a reader goes on there', async () => {
  const [guestId, customerId] = [randomUUID(), await newCustomer()]
  for (const step of [1, 2]) await tell({ customerId }, step)
  for (const step of [11, 12, 13]) await tell({ guestId }, step)
  await claim(guestId, customerId)
  expect(await findPlace(db, guestId, nameOfEvent(guestId, 1))).toBeUndefined()
  const place = await findPlace(db, customerId, nameOfEvent(guestId, 1))
  expect(place).toEqual({ after: 3, isResumed: true })
  // What somebody still tells the guest, the customer hears.
  await tell({ guestId }, 14)
  expect(await since(customerId, place?.after ?? 0)).toEqual([
    [4, 12],
    [5, 13],
    [6, 14],
  ])
  const other = await newCustomer()
  await claim(guestId, other)
  expect(await since(other, 0)).toEqual([])
  expect(await findPlace(db, other, nameOfEvent(guestId, 1))).toEqual({ after: 0, isResumed: false })
})

test('a guest of whom nothing was told signs in: what is told later is the customer’s, and their channel is closed', async () => {
  const [guestId, customerId] = [randomUUID(), await newCustomer()]
  await claim(guestId, customerId)
  await tell({ guestId }, 5)
  expect(await since(customerId, 0)).toEqual([[1, 5]])
  expect(await findPlace(db, guestId, undefined)).toBeUndefined()
  expect((await readNews(db, new Map([[guestId, 0]]), [])).ended).toEqual(new Set([guestId]))
})

test('a sign-in that meets twenty who tell the guest loses none of it', async () => {
  const [guestId, customerId] = [randomUUID(), await newCustomer()]
  const telling = Array.from({ length: 20 }, (_, step) => tell({ guestId }, step))
  await Promise.all([...telling.slice(0, 10), claim(guestId, customerId), ...telling.slice(10)])
  const heard = await since(customerId, 0)
  expect(heard.map(([number]) => number)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
  expect(heard.map(([, step]) => step).toSorted((one = 0, two = 0) => one - two)).toEqual(
    Array.from({ length: 20 }, (_, step) => step),
  )
})

test.each([
  ['nothing', () => undefined],
  ['noise', () => 'abc\u00e9:;'],
  ['a number too far', (own: string) => nameOfEvent(own, 4)],
  ['a huge number', (own: string) => `${own}:99999999999999999999`],
  ['somebody else’s event', (_own: string, other: string) => nameOfEvent(other, 1)],
])('who has read %s begins with what happens from now on, and hears so', async (_, name) => {
  const [guestId, other] = [randomUUID(), randomUUID()]
  for (const step of [1, 2, 3]) await tell({ guestId }, step)
  await tell({ guestId: other }, 1)
  expect(await findPlace(db, guestId, name(guestId, other))).toEqual({ after: 3, isResumed: false })
})

test('after a week an event is forgotten: who had not read it hears that something is missing, who had goes on', async () => {
  const guestId = randomUUID()
  await tell({ guestId }, 1)
  await tell({ guestId }, 2)
  await tell({ guestId }, 3, new Date(now.getTime() + dayMs))
  await forgetOldEvents(db, new Date(now.getTime() + 7 * dayMs - 1))
  expect(await findPlace(db, guestId, nameOfEvent(guestId, 0))).toEqual({ after: 0, isResumed: true })
  await forgetOldEvents(db, new Date(now.getTime() + 7 * dayMs))
  expect(await findPlace(db, guestId, nameOfEvent(guestId, 1))).toEqual({ after: 3, isResumed: false })
  expect(await findPlace(db, guestId, nameOfEvent(guestId, 2))).toEqual({ after: 2, isResumed: true })
  await forgetOldEvents(db, new Date(now.getTime() + 30 * dayMs))
  await tell({ guestId }, 4)
  expect(await since(guestId, 0)).toEqual([[4, 4]])
})

test('with an account everything that was told goes, the guest’s that they were too, and nothing is told them any more', async () => {
  const [guestId, customerId] = [randomUUID(), await newCustomer()]
  await tell({ guestId }, 1)
  await claim(guestId, customerId)
  // A paid order stays, and with it an empty row of the customer.
  await db
    .insertInto('orders')
    .values(sampleOrder({ customer_id: customerId, stage: 'paid', placed_at: now }))
    .execute()
  const removing = inTransaction(db, (transaction) => removeCustomer(transaction, testMailroom, customerId, now))
  await Promise.all([removing, tell({ customerId }, 2)])
  await tell({ customerId }, 4)
  const left = await db.selectFrom('stream_channels').select('id').where('id', 'in', [customerId, guestId]).execute()
  expect([left, await since(customerId, 0), await since(guestId, 0)]).toEqual([[], [], []])
})

test('a channel with much to tell gives it in parts, and holds up no other', async () => {
  const [busy, quiet] = [randomUUID(), randomUUID()]
  await inTransaction(db, async (transaction) => {
    for (let step = 1; step <= 101; step++)
      await publish(transaction, { guestId: busy }, { kind: 'shoe.step', payload: { step } }, now)
  })
  await tell({ guestId: quiet }, 1)
  const asked = new Map([
    [busy, 0],
    [quiet, 0],
  ])
  const { events, isPart } = await readNews(db, asked, [])
  expect([events.get(busy)?.length, events.get(quiet)?.length, isPart]).toEqual([100, 1, true])
  expect((await readNews(db, new Map([[busy, 100]]), [])).isPart).toBe(false)
})

/** Takes as much as the test lets it. */
function newReader(channel: string, room: number) {
  const told: number[] = []
  const reader = {
    channel,
    sessionId: undefined,
    endsAt: undefined,
    after: 0,
    room,
    told,
    isEnded: false,
    hasRoom: () => told.length < reader.room,
    tell: ({ number }: { number: number }) => void told.push(number),
    beat: () => {},
    end() {
      reader.isEnded = true
    },
  }
  return reader
}

test('a reader is told as much as they take, and the rest when they take it; others need not wait for them', async () => {
  const guestId = randomUUID()
  for (let step = 1; step <= 5; step++) await tell({ guestId }, step)
  const streams = createStreams({ log: saidLog(), now: () => now, limits: { lookMs: 5 } })
  const [slow, quick] = [newReader(guestId, 2), newReader(guestId, 100)]
  for (const reader of [slow, quick]) streams.join(reader)
  const stop = streams.watch(db)
  await expect.poll(() => quick.told, { interval: 5 }).toEqual([1, 2, 3, 4, 5])
  expect(slow.told).toEqual([1, 2])
  slow.room = 100
  await expect.poll(() => slow.told, { interval: 5 }).toEqual([1, 2, 3, 4, 5])
  await stop()
})

test('row 42: who takes nothing for a while is cut off, and nobody else; who takes it after all has as long the next time', async () => {
  let time = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
  onTestFinished(() => clock.mockRestore())
  const guestId = randomUUID()
  const streams = createStreams({ log: saidLog(), now: () => now, limits: { lookMs: 5, patienceMs: 1_000 } })
  const [slow, awake] = [newReader(guestId, 1), newReader(guestId, 100)]
  for (const reader of [slow, awake]) streams.join(reader)
  const stop = streams.watch(db)
  let steps = 0
  /** What comes to the one who is awake was looked for after the other was asked whether they have room. */
  const looked = async () => {
    for (let look = 0; look < 2; look++) {
      steps += 1
      await tell({ guestId }, steps)
      await expect.poll(() => awake.told.at(-1), { interval: 5 }).toBe(steps)
    }
  }
  await looked()
  time = 999
  await looked()
  expect([slow.told, slow.isEnded]).toEqual([[1], false])
  slow.room = 100
  await looked()
  expect(slow.told.at(-1)).toBe(steps)
  slow.room = steps
  time = 5_000
  await looked()
  expect(slow.isEnded).toBe(false)
  time = 6_000
  await looked()
  expect([slow.isEnded, awake.isEnded, streams.count()]).toEqual([true, false, 1])
  await stop()
})
