import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { StreamCall } from '#domain/contract/call-kinds.ts'
import { ok } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import { hourMs } from '#domain/time.ts'
import type { Calls } from '#server/access/calls.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { endSessions } from '#server/sessions/end-sessions.ts'
import { formatEventId } from '#server/streams/find-stream-position.ts'
import { publish, type StreamOwner } from '#server/streams/publish.ts'
import { followStream } from '#src/api/streams/follow-stream.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { openCalls } from '../support/server/open-calls.ts'
import { readStreamEvents } from '../support/server/read-events.ts'

const happenings = {
  method: 'GET',
  path: '/happenings',
  needs: 'visitor',
  events: { 'shoe.step': z.object({ step: z.number() }) },
} as const satisfies StreamCall
const ofCustomers = { ...happenings, path: '/happenings/of-customers', needs: 'customer' } as const satisfies StreamCall
const look = { method: 'GET', path: '/look', response: z.object({}), successStatus: 200 } as const

function routes({ streamCall, openCall }: Calls): void {
  streamCall(happenings)
  streamCall(ofCustomers)
  openCall(look, async (db) => {
    await db.selectFrom('stores').select('id').execute()
    return ok({})
  })
}

const quick = { lookMs: 20 }
const servers = [
  { streams: quick },
  { streams: { ...quick, heartbeatMs: 30 } },
  { streams: { ...quick, inAll: 3 } },
  { streams: quick },
]
const [beating, small, stopping] = [1, 2, 3]
let api: Awaited<ReturnType<typeof openCalls>>

beforeAll(async () => {
  api = await openCalls({ routes, servers })
})
afterAll(() => api.close())

type Caller = { readonly headers: Record<string, string> }

const follow = (
  caller: Caller,
  { server = 0, last, path = happenings.path as string }: { server?: number; last?: string; path?: string } = {},
) => readStreamEvents(`${api.bases[server]}${path}`, caller.headers, last)

const publishAt = (whose: StreamOwner, step: unknown, kind = 'shoe.step') =>
  inTransaction(api.db, (transaction) => publish(transaction, whose, { kind, payload: { step } }, api.now()))

test('delivers numbered events to their customer or guest alone, from either server', async () => {
  const [customer, guest] = [await api.newCustomer(), await api.newGuest()]
  const following = [await follow(customer), await follow(customer, { server: 1 }), await follow(guest)]
  await publishAt({ customerId: customer.id }, 1)
  await publishAt({ guestId: guest.id }, 7)
  await publishAt({ customerId: customer.id }, 2)
  const own = [1, 2].map((step) => ({ id: formatEventId(customer.id, step), kind: 'shoe.step', payload: { step } }))
  expect(await following[0]?.until(2)).toEqual(own)
  expect(await following[1]?.until(2)).toEqual(own)
  expect(await following[2]?.until(1)).toEqual([
    { id: formatEventId(guest.id, 1), kind: 'shoe.step', payload: { step: 7 } },
  ])
  for (const { headers, events } of following) {
    expect(events[0]).toMatchObject({ kind: 'stream.opened', payload: { is_resumed: false } })
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    expect(headers['content-encoding']).toBeUndefined()
  }
  for (const one of following) one.unsubscribe()
})

test('resumes after the last event id with the missed events', async () => {
  const guest = await api.newGuest()
  for (const step of [1, 2, 3]) await publishAt({ guestId: guest.id }, step)
  const [fresh, again] = [await follow(guest), await follow(guest, { last: formatEventId(guest.id, 1) })]
  await again.until(2)
  await publishAt({ guestId: guest.id }, 4)
  const collectSteps = async (following: typeof again, count: number) =>
    (await following.until(count)).map(({ payload }) => (payload as { step: number }).step)
  expect([await collectSteps(again, 3), await collectSteps(fresh, 1)]).toEqual([[2, 3, 4], [4]])
  expect(again.events[0]).toEqual({
    id: formatEventId(guest.id, 1),
    kind: 'stream.opened',
    payload: { is_resumed: true },
  })
  fresh.unsubscribe()
  again.unsubscribe()
})

test('sends only event kinds of the contract and skips invalid events', async () => {
  const guest = await api.newGuest()
  const following = await follow(guest)
  await publishAt({ guestId: guest.id }, 1, 'chat.said')
  await publishAt({ guestId: guest.id }, 'three')
  await publishAt({ guestId: guest.id }, 3)
  expect((await following.until(1)).map(({ id }) => id)).toEqual([formatEventId(guest.id, 3)])
  expect(following.text()).not.toMatch(/chat|three/)
  expect(api.log.said).toContain('An event could not be delivered')
  following.unsubscribe()
})

test('rejects a stream without a token, for a guest where a customer is required, and by HEAD', async () => {
  const guest = await api.newGuest()
  expect((await follow({ headers: {} })).status).toBe(401)
  expect((await follow({ headers: { cookie: `token=${guest.id}` } })).status).toBe(401)
  expect((await follow(guest, { path: ofCustomers.path })).status).toBe(401)
  const head = await fetch(`${api.bases[0]}${happenings.path}`, { method: 'HEAD', headers: guest.headers })
  expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET'])
  expect(api.streams[0]?.count()).toBe(0)
})

const endings: Record<string, (customer: { id: string; sessionId: string }) => Promise<unknown>> = {
  'signs out': ({ id, sessionId }) => endSessions(api.db, id, sessionId, api.now()),
  'deletes the account': ({ id }) =>
    inTransaction(api.db, (transaction) => removeCustomer(transaction, testMailer, id, api.now())),
}

test.each(Object.keys(endings))(
  'ends a stream on every server when its customer %s, and no other stream',
  async (how) => {
    const [customer, other] = [await api.newCustomer(), await api.newCustomer()]
    const [one, two, left] = [await follow(customer), await follow(customer, { server: 1 }), await follow(other)]
    await endings[how]?.(customer)
    expect(await Promise.all([one.ended, two.ended])).toEqual(['whole', 'whole'])
    expect((await follow(customer)).status).toBe(401)
    await publishAt({ customerId: other.id }, 1)
    await left.until(1)
    left.unsubscribe()
  },
)

test('ends a stream with its token, but not one with a newer token of the same session', async () => {
  const [customer, other] = [await api.newCustomer(), await api.newGuest()]
  const [following, guests] = [await follow(customer), await follow(other)]
  api.pass(hourMs + 61_000)
  expect(await following.ended).toBe('whole')
  const { id, headers } = await api.newCustomer()
  const later = await follow({ headers })
  await publishAt({ customerId: id }, 1)
  await publishAt({ guestId: other.id }, 1)
  await Promise.all([later.until(1), guests.until(1)])
  later.unsubscribe()
  guests.unsubscribe()
})

test('ends a guest’s stream at sign-in and resumes it as the customer', async () => {
  const [guest, customer] = [await api.newGuest(), await api.newCustomer()]
  await publishAt({ customerId: customer.id }, 1)
  const following = await follow(guest)
  await publishAt({ guestId: guest.id }, 11)
  const [read] = await following.until(1)
  await inTransaction(api.db, async (transaction) => {
    await publish(transaction, { guestId: guest.id }, { kind: 'shoe.step', payload: { step: 12 } }, api.now())
    const traces = { guestId: guest.id, consentId: undefined, email: 'nobody@example.com' }
    await mergeGuest(transaction, traces, customer.id)
  })
  expect(await following.ended).toBe('whole')
  expect((await follow(guest)).status).toBe(401)
  const again = await follow(customer, { last: read?.id ?? '' })
  const [next] = await again.until(1)
  expect([next?.payload, again.events[0]?.payload]).toEqual([{ step: 12 }, { is_resumed: true }])
  again.unsubscribe()
})

test('limits streams to eight per visitor and a total per server, and accepts another after one closes', async () => {
  const guest = await api.newGuest()
  const eight = await Promise.all(Array.from({ length: 8 }, () => follow(guest)))
  const ninth = await follow(guest)
  expect([ninth.status, ninth.headers['retry-after']]).toEqual([429, '30'])
  eight[0]?.unsubscribe()
  await expect.poll(() => api.streams[0]?.count(), { interval: 10 }).toBe(7)
  const stream = await follow(guest)
  expect(stream.status).toBe(200)
  for (const one of [...eight, stream]) one.unsubscribe()
  const callers = [await api.newGuest(), await api.newGuest(), await api.newGuest(), await api.newGuest()]
  const some = []
  for (const caller of callers) some.push(await follow(caller, { server: small }))
  expect(some.map(({ status }) => status)).toEqual([200, 200, 200, 503])
  expect(some.at(-1)?.headers['retry-after']).toBe('10')
  for (const one of some) one.unsubscribe()
})

test('serves a hundred readers by one query at a time without held connections, with keep-alives', async () => {
  const guests = await Promise.all(Array.from({ length: 100 }, () => api.newGuest()))
  const following = await Promise.all(guests.map((guest) => follow(guest, { server: beating })))
  const statements = async () => {
    const { rows } = await sql<{ busy: number }>`
      select count(*)::integer as busy from pg_stat_activity
      where application_name = 'hadashi' and datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(
      api.db,
    )
    return rows[0]?.busy ?? 0
  }
  for (let time = 0; time < 20; time++) {
    expect((await fetch(`${api.bases[beating]}${look.path}`)).status).toBe(200)
    expect(await statements()).toBeLessThanOrEqual(servers.length)
  }
  await Promise.all(guests.map(({ id }, step) => publishAt({ guestId: id }, step)))
  await Promise.all(following.map((one) => one.until(1)))
  await expect.poll(() => following.every((one) => one.text().includes(':\n\n')), { interval: 10 }).toBe(true)
  for (const one of following) one.unsubscribe()
  await expect.poll(() => api.streams[beating]?.count(), { interval: 10 }).toBe(0)
})

test('resumes in the browser after a broken connection with the missed events', async () => {
  const guest = await api.newGuest()
  const received: { kind: string }[] = []
  const [stop, lines] = [new AbortController(), [new AbortController(), new AbortController()]]
  let tries = 0
  const deps = {
    base: api.bases[0] ?? '',
    fetch: (address: RequestInfo | URL, init?: RequestInit) => {
      const line = lines[tries++]?.signal ?? stop.signal
      return fetch(address, { ...init, signal: AbortSignal.any([line, ...(init?.signal ? [init.signal] : [])]) })
    },
    session: { credential: async () => ({ kind: 'nobody' }) as const, reportRejectedToken: () => {} },
    guest: { storedGuestToken: () => guest.headers[settings.guest.header], issued: async () => undefined },
    pause: () => publishAt({ guestId: guest.id }, 2),
    chance: () => 0,
    tabs: { locks: undefined, openChannel: undefined },
  }
  const ended = followStream(deps, happenings, (one) => received.push(one), stop.signal)
  await expect.poll(() => received, { interval: 10 }).toHaveLength(1)
  await publishAt({ guestId: guest.id }, 1)
  await expect.poll(() => received, { interval: 10 }).toHaveLength(2)
  lines[0]?.abort()
  await expect
    .poll(() => received, { interval: 10 })
    .toEqual([
      { kind: 'stream.opened', isResumed: false },
      { kind: 'shoe.step', payload: { step: 1 } },
      { kind: 'stream.opened', isResumed: true },
      { kind: 'shoe.step', payload: { step: 2 } },
    ])
  stop.abort()
  expect(await ended).toBe('stopped')
})

test('ends streams at once when their server stops, without waiting for them', async () => {
  const guest = await api.newGuest()
  const [reads, sleeps] = [await follow(guest, { server: stopping }), await follow(guest, { server: stopping })]
  sleeps.pause()
  await api.stopStreams(stopping)
  expect(await reads.ended).toBe('whole')
  expect((await follow(guest, { server: stopping })).status).toBe(503)
  const http = api.http[stopping]
  const closed = new Promise((resolve) => http?.close(resolve))
  http?.closeIdleConnections()
  await closed
  expect(api.streams[stopping]?.count()).toBe(0)
  sleeps.unsubscribe()
})

test.each(['noise', `${randomUUID()}:3`, ':'.repeat(5_000)])(
  'opens a stream from now on for the unknown event id %s',
  async (last) => {
    const guest = await api.newGuest()
    const following = await follow(guest, { last })
    await publishAt({ guestId: guest.id }, 1)
    await following.until(1)
    expect(following.events[0]?.payload).toEqual({ is_resumed: false })
    following.unsubscribe()
  },
)
