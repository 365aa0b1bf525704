import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { type OpenDatabase, openDatabase } from '#server/open-database.ts'
import { findStreamPosition, formatEventId } from '#server/streams/find-stream-position.ts'
import { publish, type StreamOwner } from '#server/streams/publish.ts'
import { purgeOldEvents } from '#server/streams/purge-old-events.ts'
import { readStreamEvents } from '#server/streams/read-stream-events.ts'
import { createStreams } from '#server/streams/streams.ts'
import { sampleOrder } from '../support/builders/sample-order.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'

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

const publishAt = (whose: StreamOwner, step: number, at = now) =>
  inTransaction(db, (transaction) => publish(transaction, whose, { kind: 'shoe.step', payload: { step } }, at))

async function since(channel: string, after: number) {
  const { events } = await readStreamEvents(db, new Map([[channel, after]]), [])
  return (events.get(channel) ?? []).map(({ number, payload }) => [number, (payload as { step: number }).step])
}

const mergeGuestInto = (guestId: string, customerId: string) =>
  inTransaction(db, (transaction) =>
    mergeGuest(transaction, { guestId, consentId: undefined, email: 'nobody@example.com' }, customerId),
  )

/** Creates a sequence of its own, as a serial table would number its rows. */
async function newNaive() {
  const name = `naive_${randomUUID().replaceAll('-', '')}`
  await sql`create table ${sql.ref(name)} (number serial primary key)`.execute(db)
  return {
    publishAt: (andThen: () => Promise<void>) =>
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

test('reveals no event number before all smaller ones, even when an earlier transaction commits later', async () => {
  // The naive way first: the number is taken at once, but its row is visible only after the commit.
  const naive = await newNaive()
  const [taken, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = naive.publishAt(() => {
    taken.resolve()
    return gate.promise
  })
  await taken.promise
  await naive.publishAt(async () => {})
  expect(await naive.since(0)).toEqual([2])
  gate.resolve()
  await slow
  expect(await naive.since(2), 'the first row is visible now, but no reader requests it again').toEqual([])

  // The shop's way: the next number waits until the one before is committed.
  const guestId = randomUUID()
  const lockAcquired = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const lockedTransaction = inTransaction(db, async (transaction) => {
    await publish(transaction, { guestId }, { kind: 'shoe.step', payload: { step: 1 } }, now)
    begun.resolve()
    await lockAcquired.promise
  })
  await begun.promise
  const next = publishAt({ guestId }, 2)
  let isThere = false
  void next.then(() => {
    isThere = true
  })
  await publishAt({ guestId: randomUUID() }, 9)
  expect([isThere, await since(guestId, 0)]).toEqual([false, []])
  lockAcquired.resolve()
  await Promise.all([lockedTransaction, next])
  expect(await since(guestId, 0)).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('delivers events of fifty simultaneous publishers once, in order and without rolled-back ones', async () => {
  const guestId = randomUUID()
  const received: number[] = []
  const publishing = Array.from({ length: 50 }, (_, step) =>
    step % 10 === 3
      ? inTransaction(db, async (transaction) => {
          await publish(transaction, { guestId }, { kind: 'shoe.step', payload: { step } }, now)
          throw new Error('undone')
        }).catch(() => {})
      : publishAt({ guestId }, step),
  )
  const all = Promise.all(publishing)
  let isOver = false
  void all.then(() => {
    isOver = true
  })
  while (!isOver) for (const [number = 0] of await since(guestId, received.at(-1) ?? 0)) received.push(number)
  for (const [number = 0] of await since(guestId, received.at(-1) ?? 0)) received.push(number)
  expect(received).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
})

test('publishes nothing from a rolled-back transaction and rejects an oversized event', async () => {
  const guestId = randomUUID()
  const payload = { words: 'x'.repeat(9_000) }
  const publishing = inTransaction(db, (transaction) => publish(transaction, { guestId }, { kind: 'a', payload }, now))
  await expect(publishing).rejects.toThrow('is too large')
  expect(await since(guestId, 0)).toEqual([])
})

test('appends a guest’s unread events to the customer’s, where the reader continues after sign-in', async () => {
  const [guestId, customerId] = [randomUUID(), await newCustomer()]
  for (const step of [1, 2]) await publishAt({ customerId }, step)
  for (const step of [11, 12, 13]) await publishAt({ guestId }, step)
  await mergeGuestInto(guestId, customerId)
  expect(await findStreamPosition(db, guestId, formatEventId(guestId, 1))).toBeUndefined()
  const position = await findStreamPosition(db, customerId, formatEventId(guestId, 1))
  expect(position).toEqual({ after: 3, isResumed: true })
  // Events still published to the guest reach the customer.
  await publishAt({ guestId }, 14)
  expect(await since(customerId, position?.after ?? 0)).toEqual([
    [4, 12],
    [5, 13],
    [6, 14],
  ])
  const other = await newCustomer()
  await mergeGuestInto(guestId, other)
  expect(await since(other, 0)).toEqual([])
  expect(await findStreamPosition(db, other, formatEventId(guestId, 1))).toEqual({ after: 0, isResumed: false })
})

test('closes the channel of a guest without events at sign-in and redirects later events to the customer', async () => {
  const [guestId, customerId] = [randomUUID(), await newCustomer()]
  await mergeGuestInto(guestId, customerId)
  await publishAt({ guestId }, 5)
  expect(await since(customerId, 0)).toEqual([[1, 5]])
  expect(await findStreamPosition(db, guestId, undefined)).toBeUndefined()
  expect((await readStreamEvents(db, new Map([[guestId, 0]]), [])).ended).toEqual(new Set([guestId]))
})

test('loses no event of twenty published to a guest during sign-in', async () => {
  const [guestId, customerId] = [randomUUID(), await newCustomer()]
  const publishing = Array.from({ length: 20 }, (_, step) => publishAt({ guestId }, step))
  await Promise.all([...publishing.slice(0, 10), mergeGuestInto(guestId, customerId), ...publishing.slice(10)])
  const received = await since(customerId, 0)
  expect(received.map(([number]) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(received.map(([, step]) => step).toSorted((one = 0, two = 0) => one - two)).toEqual(
    Array.from({ length: 20 }, (_, step) => step),
  )
})

test.each([
  ['none', () => undefined],
  ['random text', () => 'abc\u00e9:;'],
  ['a number ahead of the channel', (own: string) => formatEventId(own, 4)],
  ['a huge number', (own: string) => `${own}:99999999999999999999`],
  ['the event of another channel', (_own: string, other: string) => formatEventId(other, 1)],
])('starts with new events and reports a gap for the last event id: %s', async (_, name) => {
  const [guestId, other] = [randomUUID(), randomUUID()]
  for (const step of [1, 2, 3]) await publishAt({ guestId }, step)
  await publishAt({ guestId: other }, 1)
  expect(await findStreamPosition(db, guestId, name(guestId, other))).toEqual({ after: 3, isResumed: false })
})

test('deletes an event after a week, and reports a gap only to a reader who missed it', async () => {
  const guestId = randomUUID()
  await publishAt({ guestId }, 1)
  await publishAt({ guestId }, 2)
  await publishAt({ guestId }, 3, new Date(now.getTime() + dayMs))
  await purgeOldEvents(db, new Date(now.getTime() + 7 * dayMs - 1))
  expect(await findStreamPosition(db, guestId, formatEventId(guestId, 0))).toEqual({ after: 0, isResumed: true })
  await purgeOldEvents(db, new Date(now.getTime() + 7 * dayMs))
  expect(await findStreamPosition(db, guestId, formatEventId(guestId, 1))).toEqual({ after: 3, isResumed: false })
  expect(await findStreamPosition(db, guestId, formatEventId(guestId, 2))).toEqual({ after: 2, isResumed: true })
  await purgeOldEvents(db, new Date(now.getTime() + 30 * dayMs))
  await publishAt({ guestId }, 4)
  expect(await since(guestId, 0)).toEqual([[4, 4]])
})

test('deletes the events of an account and its former guest, and publishes none afterwards', async () => {
  const [guestId, customerId] = [randomUUID(), await newCustomer()]
  await publishAt({ guestId }, 1)
  await mergeGuestInto(guestId, customerId)
  // A paid order stays, and with it an empty customer row.
  await db
    .insertInto('orders')
    .values(sampleOrder({ customer_id: customerId, stage: 'paid', placed_at: now }))
    .execute()
  const removing = inTransaction(db, (transaction) => removeCustomer(transaction, testMailer, customerId, now))
  await Promise.all([removing, publishAt({ customerId }, 2)])
  await publishAt({ customerId }, 4)
  const left = await db.selectFrom('stream_channels').select('id').where('id', 'in', [customerId, guestId]).execute()
  expect([left, await since(customerId, 0), await since(guestId, 0)]).toEqual([[], [], []])
})

test('reads a long channel in parts without delaying another', async () => {
  const [busy, quiet] = [randomUUID(), randomUUID()]
  await inTransaction(db, async (transaction) => {
    for (let step = 1; step <= 101; step++)
      await publish(transaction, { guestId: busy }, { kind: 'shoe.step', payload: { step } }, now)
  })
  await publishAt({ guestId: quiet }, 1)
  const channels = new Map([
    [busy, 0],
    [quiet, 0],
  ])
  const { events, isPartial: isPart } = await readStreamEvents(db, channels, [])
  expect([events.get(busy)?.length, events.get(quiet)?.length, isPart]).toEqual([100, 1, true])
  expect((await readStreamEvents(db, new Map([[busy, 100]]), [])).isPartial).toBe(false)
})

/** A reader that takes as many events as the test allows. */
function newReader(channel: string, capacity: number) {
  const publishedSteps: number[] = []
  const reader = {
    channel,
    sessionId: undefined,
    endsAt: undefined,
    after: 0,
    capacity,
    publishedSteps,
    isEnded: false,
    canWrite: () => publishedSteps.length < reader.capacity,
    deliver: ({ number }: { number: number }) => void publishedSteps.push(number),
    beat: () => {},
    end() {
      reader.isEnded = true
    },
  }
  return reader
}

test('delivers as many events as a reader accepts and the rest later, without delaying others', async () => {
  const guestId = randomUUID()
  for (let step = 1; step <= 5; step++) await publishAt({ guestId }, step)
  const streams = createStreams({ log: saidLog(), now: () => now, limits: { lookMs: 5 } })
  const [slow, quick] = [newReader(guestId, 2), newReader(guestId, 100)]
  for (const reader of [slow, quick]) streams.join(reader)
  const stop = streams.watch(db)
  await expect.poll(() => quick.publishedSteps, { interval: 5 }).toEqual([1, 2, 3, 4, 5])
  expect(slow.publishedSteps).toEqual([1, 2])
  slow.capacity = 100
  await expect.poll(() => slow.publishedSteps, { interval: 5 }).toEqual([1, 2, 3, 4, 5])
  await stop()
})

test('row 42: disconnects a stalled reader alone, and gives one that resumes the full time again', async () => {
  let time = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
  onTestFinished(() => clock.mockRestore())
  const guestId = randomUUID()
  const streams = createStreams({ log: saidLog(), now: () => now, limits: { lookMs: 5, patienceMs: 1_000 } })
  const [slow, awake] = [newReader(guestId, 1), newReader(guestId, 100)]
  for (const reader of [slow, awake]) streams.join(reader)
  const stop = streams.watch(db)
  let steps = 0
  /** The events of the awake reader were fetched after the stalled one was asked for its capacity. */
  const looked = async () => {
    for (let look = 0; look < 2; look++) {
      steps += 1
      await publishAt({ guestId }, steps)
      await expect.poll(() => awake.publishedSteps.at(-1), { interval: 5 }).toBe(steps)
    }
  }
  await looked()
  time = 999
  await looked()
  expect([slow.publishedSteps, slow.isEnded]).toEqual([[1], false])
  slow.capacity = 100
  await looked()
  expect(slow.publishedSteps.at(-1)).toBe(steps)
  slow.capacity = steps
  time = 5_000
  await looked()
  expect(slow.isEnded).toBe(false)
  time = 6_000
  await looked()
  expect([slow.isEnded, awake.isEnded, streams.count()]).toEqual([true, false, 1])
  await stop()
})
