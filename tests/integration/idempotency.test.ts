import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import type { ProblemCode } from '#domain/contract/errors.ts'
import { fail, ok } from '#domain/result.ts'
import { hourMs } from '#domain/time.ts'
import type { Calls, Visitor } from '#server/access/calls.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { acquireKey, purgeOldKeys, releaseKey } from '#server/idempotency/key-rows.ts'
import { sampleOrder } from '../support/builders/sample-order.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { openCalls } from '../support/server/open-calls.ts'

const naive = {
  method: 'POST',
  path: '/pairs/place-naively',
  body: z.strictObject({ pairs: z.number(), refuse: z.optional(z.string()) }),
  needs: 'visitor',
  response: z.object({ id: z.string() }),
  successStatus: 200,
} as const satisfies Endpoint
const command = { ...naive, path: '/pairs/place', isIdempotent: true } as const satisfies Endpoint
const other = { ...command, path: '/pairs/place-elsewhere' } as const satisfies Endpoint
const read = { method: 'GET', path: '/pairs', response: z.object({}), successStatus: 200 } as const satisfies Endpoint

/** Runs inside a command before it writes; a test sets it to delay commands. */
let delayedAnswer: () => Promise<unknown> = async () => {}
let begun = 0

async function placeOrder(transaction: Transaction<Schema>, visitor: Visitor, refuse: string | undefined) {
  begun += 1
  await delayedAnswer()
  if (refuse === 'thrown') throw new Error('the command failed')
  if (refuse !== undefined) return fail(refuse as ProblemCode)
  const id = randomUUID()
  const owner = visitor.kind === 'guest' ? { guest_id: visitor.guestId } : { customer_id: visitor.customerId }
  await transaction
    .insertInto('orders')
    .values(sampleOrder({ id, ...owner, stage: 'placed', placed_at: api.now() }))
    .execute()
  return ok({ id })
}

function routes({ openCall, visitorCall, visitorCommand }: Calls): void {
  visitorCommand(command, (transaction, visitor, { body }) => placeOrder(transaction, visitor, body.refuse))
  visitorCommand(other, (transaction, visitor, { body }) => placeOrder(transaction, visitor, body.refuse))
  visitorCall(naive, (db, visitor) => inTransaction(db, (transaction) => placeOrder(transaction, visitor, undefined)))
  openCall(read, async (db) => {
    await db.selectFrom('stores').select('id').execute()
    return ok({})
  })
}

const patient = { waitMs: 30_000, lookMs: 20, leaseMs: 6_000, prolongMs: 2_000 }
const servers = [
  { limits: { answerMs: 40_000, once: patient } },
  { limits: { answerMs: 40_000, once: patient } },
  { limits: { answerMs: 20, once: patient } },
  { limits: { answerMs: 40_000, once: { ...patient, waitMs: 20 } } },
  { limits: { answerMs: 40_000, once: { ...patient, prolongMs: 20 } } },
]
const [hasty, impatient, lively] = [2, 3, 4]
let api: Awaited<ReturnType<typeof openCalls>>

beforeAll(async () => {
  api = await openCalls({ routes, servers })
})
afterAll(() => api.close())
beforeEach(() => {
  delayedAnswer = async () => {}
  begun = 0
})

type Caller = { readonly id: string; readonly headers: Record<string, string> }

async function sendCommand(
  caller: Caller,
  key: string | undefined,
  given: { path?: string; server?: number; body?: object } = {},
) {
  const answer = await fetch(`${api.bases[given.server ?? 0]}${given.path ?? command.path}`, {
    method: 'POST',
    headers: {
      ...caller.headers,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(given.body ?? { pairs: 1 }),
  })
  const text = await answer.text()
  const said = JSON.parse(text)
  const isReplayed = answer.headers.get('idempotency-replayed') === 'true'
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, text, code: said.code, id: said.data?.id, isReplayed, retryAfter }
}

async function countOrders(...callers: readonly Caller[]): Promise<number> {
  const ids = callers.map(({ id }) => id)
  const found = await api.db
    .selectFrom('orders')
    .select('id')
    .where((is) => is.or([is('customer_id', 'in', ids), is('guest_id', 'in', ids)]))
    .execute()
  return found.length
}

/** Blocks commands until the returned function is called. */
function blockCommands(): () => void {
  const gate = Promise.withResolvers<void>()
  delayedAnswer = () => gate.promise
  return gate.resolve
}

const untilBegun = () => vi.waitFor(() => expect(begun).toBe(1), { timeout: 60_000, interval: 10 })

test.each([
  undefined,
  '',
  'short',
  'x'.repeat(129),
  'with spaces in it',
  'aaaaaaaa, bbbbbbbb',
  'käsekuchen'.normalize(),
])('rejects a command under the key %j with a clear code and does nothing', async (key) => {
  const caller = await api.newCustomer()
  const headers = key === undefined ? {} : { 'idempotency-key': Buffer.from(key).toString('latin1') }
  const answer = await sendCommand({ ...caller, headers: { ...caller.headers, ...headers } }, undefined)
  expect([answer.status, answer.code]).toEqual([400, 'KEY_NEEDED'])
  expect(begun).toBe(0)
})

test('runs fifty keyless commands fifty times, and fifty under one key once on two servers', async () => {
  const caller = await api.newCustomer()
  const fifty = (key: string | undefined, path: string) =>
    Promise.all(Array.from({ length: 50 }, (_, index) => sendCommand(caller, key, { path, server: index % 2 })))
  await fifty(undefined, naive.path)
  expect(await countOrders(caller)).toBe(50)
  const answers = await fifty(randomUUID(), command.path)
  expect(await countOrders(caller)).toBe(51)
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers.filter(({ isReplayed }) => isReplayed)).toHaveLength(49)
})

test('rejects the same key with another body, during the first command and afterwards', async () => {
  const [caller, key] = [await api.newGuest(), randomUUID()]
  const release = blockCommands()
  const first = sendCommand(caller, key)
  await untilBegun()
  const other = { body: { pairs: 2 } }
  expect(await sendCommand(caller, key, other)).toMatchObject({ status: 422, code: 'KEY_REUSED' })
  release()
  expect((await first).status).toBe(200)
  expect(await sendCommand(caller, key, other)).toMatchObject({ status: 422, code: 'KEY_REUSED' })
  expect(await countOrders(caller)).toBe(1)
})

test('separates equal keys by caller and by endpoint', async () => {
  const [one, two, guest] = [await api.newCustomer(), await api.newCustomer(), await api.newGuest()]
  const key = randomUUID()
  const answers = [
    await sendCommand(one, key),
    await sendCommand(two, key),
    await sendCommand(guest, key),
    await sendCommand(one, key, { path: other.path }),
  ]
  expect(new Set(answers.map(({ id }) => id)).size).toBe(4)
  expect(answers.map(({ isReplayed }) => isReplayed)).toEqual([false, false, false, false])
})

test('replays an answer for a day and forgets it afterwards', async () => {
  const [caller, key] = [await api.newGuest(), randomUUID()]
  const first = await sendCommand(caller, key)
  api.pass(24 * hourMs - 1)
  await purgeOldKeys(api.db, api.now())
  expect(await sendCommand(caller, key)).toEqual({ ...first, isReplayed: true })
  api.pass(1)
  const rows = () => api.db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute()
  expect(await rows()).toHaveLength(1)
  const nextDay = await sendCommand(caller, key, { server: impatient })
  expect([nextDay.status, nextDay.isReplayed, await countOrders(caller)]).toEqual([200, false, 2])
  api.pass(24 * hourMs)
  await purgeOldKeys(api.db, api.now())
  expect(await rows()).toEqual([])
  api.pass(-48 * hourMs)
})

test('replays a rejection by the shop’s rules, but not one before the start or with an unknown outcome', async () => {
  const caller = await api.newCustomer()
  const tries = async (refuse: string) => {
    const key = randomUUID()
    const body = { pairs: 1, refuse }
    begun = 0
    const [first, second] = [await sendCommand(caller, key, { body }), await sendCommand(caller, key, { body })]
    expect([second.status, second.code]).toEqual([first.status, first.code])
    return [first.status, second.isReplayed, begun]
  }
  expect(await tries('email_taken')).toEqual([409, true, 1])
  expect(await tries('NOT_FOUND')).toEqual([404, true, 1])
  expect(await tries('INVALID_INPUT')).toEqual([400, false, 2])
  expect(await tries('code_wrong')).toEqual([401, false, 2])
  expect(await tries('TOO_MANY_REQUESTS')).toEqual([429, false, 2])
  expect(await tries('UNAVAILABLE')).toEqual([503, false, 2])
  expect(await tries('thrown')).toEqual([500, false, 2])
  const left = await api.db.selectFrom('idempotency_keys').selectAll().where('caller_id', '=', caller.id).execute()
  expect(left.map(({ response_status: status }) => status).toSorted()).toEqual([404, 409])
})

test('makes sixty repeated calls wait for the first without connections and share its answer', async () => {
  const [caller, key] = [await api.newCustomer(), randomUUID()]
  const release = blockCommands()
  const first = sendCommand(caller, key)
  await untilBegun()
  const others = Array.from({ length: 60 }, () => sendCommand(caller, key))
  // The pool has ten connections: if the waiting calls held them, this request would not be served.
  for (let time = 0; time < 20; time++) expect((await fetch(`${api.bases[0]}/pairs`)).status).toBe(200)
  release()
  const { id } = await first
  expect(new Set((await Promise.all(others)).map((answer) => answer.id))).toEqual(new Set([id]))
  expect(begun).toBe(1)
})

test('completes a command that timed out, and answers a retry with Retry-After, then the result', async () => {
  const [caller, key] = [await api.newCustomer(), randomUUID()]
  const release = blockCommands()
  expect(await sendCommand(caller, key, { server: hasty })).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
    retryAfter: '2',
  })
  await untilBegun()
  expect(await sendCommand(caller, key, { server: impatient })).toMatchObject({
    status: 409,
    code: 'REQUEST_IN_PROGRESS',
    retryAfter: '2',
  })
  release()
  expect(await sendCommand(caller, key)).toMatchObject({ status: 200, isReplayed: true })
  expect(begun).toBe(1)
})

test('stores the answer for a caller who hangs up before it', async () => {
  const [caller, key] = [await api.newCustomer(), randomUUID()]
  const release = blockCommands()
  const headers = { ...caller.headers, 'content-type': 'application/json', 'idempotency-key': key }
  const calling = request(`${api.bases[0]}${command.path}`, { method: 'POST', headers })
  const closed = new Promise((resolve) => calling.on('error', () => {}).on('close', resolve))
  calling.end(JSON.stringify({ pairs: 1 }))
  await untilBegun()
  calling.destroy()
  await closed
  release()
  const { status, isReplayed } = await sendCommand(caller, key, { server: 1 })
  expect([status, isReplayed]).toEqual([200, true])
  expect(await countOrders(caller)).toBe(1)
})

test('keeps the lease of a running command for as long as it takes', async () => {
  const [caller, key] = [await api.newCustomer(), randomUUID()]
  const release = blockCommands()
  const slow = sendCommand(caller, key, { server: lively })
  await untilBegun()
  const lease = () => api.db.selectFrom('idempotency_keys').select('lease_until').where('key', '=', key).execute()
  for (let time = 0; time < 3; time++) {
    api.pass(patient.leaseMs - 1_000)
    const lease_until = new Date(api.now().getTime() + patient.leaseMs)
    await vi.waitFor(async () => expect(await lease()).toEqual([{ lease_until }]), { timeout: 60_000, interval: 10 })
    expect(await sendCommand(caller, key, { server: impatient })).toMatchObject({
      status: 409,
      code: 'REQUEST_IN_PROGRESS',
    })
  }
  release()
  expect([(await slow).status, begun]).toEqual([200, 1])
})

test('keeps the answer when the server does not learn whether its commit succeeded', async () => {
  const [caller, key] = [await api.newGuest(), randomUUID()]
  await sendCommand(caller, key)
  const leaseQuery = api.db.selectFrom('idempotency_keys').select('lease_token').where('key', '=', key)
  const { lease_token: leaseToken } = await leaseQuery.executeTakeFirstOrThrow()
  const keyedRequest = { callerId: caller.id, customerId: null, endpoint: command.path, key, digest: '' }
  await releaseKey(api.db, { ...keyedRequest, leaseToken })
  expect((await sendCommand(caller, key)).isReplayed).toBe(true)
})

test('runs the command of a killed server again with the next request, once the lease has expired', async () => {
  const [caller, key] = [await api.newCustomer(), randomUUID()]
  const release = blockCommands()
  const slow = sendCommand(caller, key)
  await untilBegun()
  // The first server counts as dead: it does not prolong its lease within the time that passes here.
  api.pass(patient.leaseMs)
  delayedAnswer = async () => {}
  const second = await sendCommand(caller, key, { server: 1 })
  expect([second.status, second.isReplayed]).toEqual([200, false])
  release()
  // It was alive: it finds that the key is no longer its own, and its work is rolled back.
  expect(await slow).toMatchObject({ status: 409, code: 'REQUEST_IN_PROGRESS' })
  expect(await countOrders(caller)).toBe(1)
  expect((await sendCommand(caller, key)).id).toBe(second.id)
})

test('frees a key whose server was killed before the start after the lease, for the same body only', async () => {
  const [caller, key] = [await api.newGuest(), randomUUID()]
  const keyedRequest = { callerId: caller.id, customerId: null, endpoint: command.path, key, digest: 'of another body' }
  const until = new Date(api.now().getTime() + patient.leaseMs)
  expect(await acquireKey(api.db, keyedRequest, api.now(), until)).toBeDefined()
  expect(await acquireKey(api.db, keyedRequest, api.now(), until)).toBeUndefined()
  api.pass(patient.leaseMs)
  expect(await sendCommand(caller, key)).toMatchObject({ status: 422 })
  expect(await acquireKey(api.db, { ...keyedRequest, digest: 'of this body' }, api.now(), until)).toBeUndefined()
  expect(await acquireKey(api.db, keyedRequest, api.now(), until)).toBeDefined()
})

test.each(['after the first try', 'during it'])(
  'finds the one order of a guest who signs in %s, and no late guest request places another',
  async (when) => {
    const [guest, customer, key] = [await api.newGuest(), await api.newCustomer(), randomUUID()]
    const traces = { guestId: guest.id, consentId: undefined, email: `${guest.id}@example.com` }
    const signIn = () => inTransaction(api.db, (transaction) => mergeGuest(transaction, traces, customer.id))
    const release = when === 'during it' ? blockCommands() : () => {}
    const first = sendCommand(guest, key)
    if (when === 'during it') await untilBegun()
    else await first
    await signIn()
    delayedAnswer = async () => {}
    release()
    const asGuest = await first
    expect(asGuest.status).toBe(when === 'during it' ? 409 : 200)
    // The running command now belongs to the customer: only they may complete it.
    expect((await sendCommand(guest, key, { server: impatient })).status).toBe(asGuest.status)
    const asCustomer = await sendCommand(customer, key)
    expect(asCustomer.status).toBe(200)
    expect(asCustomer.isReplayed).toBe(when !== 'during it')
    expect((await sendCommand(guest, key)).id).toBe(asCustomer.id)
    expect((await sendCommand(customer, key, { server: 1 })).id).toBe(asCustomer.id)
    expect([await countOrders(customer), await countOrders(guest)]).toEqual([1, 0])
  },
)

test.each(['while they sign in', 'after the customer was faster'])(
  'ignores a first guest request that arrives %s: only the customer’s order exists',
  async (when) => {
    const [guest, customer, key] = [await api.newGuest(), await api.newCustomer(), randomUUID()]
    const traces = { guestId: guest.id, consentId: undefined, email: `${guest.id}@example.com` }
    let delayed: ReturnType<typeof sendCommand> | undefined
    await inTransaction(api.db, async (transaction) => {
      await mergeGuest(transaction, traces, customer.id)
      if (when !== 'while they sign in') return
      delayed = sendCommand(guest, key)
      await untilBegun()
    })
    const { id, isReplayed } = await sendCommand(customer, key)
    delayed ??= sendCommand(guest, key)
    expect(await delayed).toMatchObject({ status: 409, code: 'REQUEST_IN_PROGRESS' })
    expect(isReplayed).toBe(false)
    expect((await sendCommand(customer, key)).id).toBe(id)
    expect([await countOrders(customer), await countOrders(guest)]).toEqual([1, 0])
  },
)

test('keeps both answers when a guest and a customer used the same key before the merge', async () => {
  const [guest, customer, key] = [await api.newGuest(), await api.newCustomer(), randomUUID()]
  const answers = [await sendCommand(guest, key), await sendCommand(customer, key)]
  const second = await api.newCustomer()
  const traces = { guestId: guest.id, consentId: undefined, email: `${guest.id}@example.com` }
  for (const { id } of [customer, second])
    await inTransaction(api.db, (transaction) => mergeGuest(transaction, traces, id))
  const again = await sendCommand(customer, key)
  expect(again.isReplayed).toBe(true)
  expect(answers.map(({ id }) => id)).toContain(again.id)
  expect(await countOrders(customer)).toBe(2)
  // A second account that merges the same guest later gets none of these answers.
  expect((await sendCommand(second, key)).isReplayed).toBe(false)
})

test('deletes the answers with the account and does not complete a running command', async () => {
  const [caller, keys] = [await api.newCustomer(), [randomUUID(), randomUUID()]]
  await sendCommand(caller, keys[0])
  // A paid order stays, and with it the customer's row.
  await api.db.updateTable('orders').set({ stage: 'paid' }).where('customer_id', '=', caller.id).execute()
  const release = blockCommands()
  begun = 0
  const delayed = sendCommand(caller, keys[1])
  await untilBegun()
  await inTransaction(api.db, (transaction) => removeCustomer(transaction, testMailer, caller.id, api.now()))
  release()
  expect((await delayed).status).not.toBe(200)
  const left = await api.db.selectFrom('idempotency_keys').select('key').where('key', 'in', keys).execute()
  expect([left, await countOrders(caller)]).toEqual([[], 1])
})
