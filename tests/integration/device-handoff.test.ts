import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScanSummary, scanEvents } from '#domain/contract/scans.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { hourMs, minuteMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { someScan, someTypedFoot } from '../support/builders/some-scan.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPhone, newScanCustomer, newScanGuest } from '../support/server/scan-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

const unbelievable = someScan({ left: someTypedFoot('left', 420), right: someTypedFoot('right', 420) })
type Desk = Awaited<ReturnType<typeof newScanCustomer>> | Awaited<ReturnType<typeof newScanGuest>>
type Phone = ReturnType<typeof newPhone>

async function makeLink(desk: Desk, person_id: string): Promise<string> {
  const { data } = await desk.call('/handoff/create', { person_id })
  return (data as { token: string }).token
}

async function linkedDesk(newcomer: (of: typeof api) => Promise<Desk> = newScanCustomer) {
  const desk = await newcomer(api)
  const { id } = await desk.save()
  return { desk, id, token: await makeLink(desk, id) }
}

const open = (phone: Phone, token: string) => phone.call('/handoff/open', { token, device: phone.device })
async function send(phone: Phone, token: string, scan: MeasuredScan = someScan()) {
  const { data, ...said } = await phone.call('/handoff/send', { token, device: phone.device, scan })
  return { ...said, scan: data as ScanSummary }
}

async function loadEvents(channel: string) {
  const events = await api.db
    .selectFrom('stream_events')
    .selectAll()
    .where('channel_id', '=', channel)
    .orderBy('number')
    .execute()
  return events.map(({ kind, payload }) => [kind, scanEvents[kind as keyof typeof scanEvents].parse(payload)])
}

test('measures on a signed-out phone for a customer and for a guest, and notifies them', async () => {
  for (const newcomer of [newScanCustomer, newScanGuest]) {
    const { desk, id, token } = await linkedDesk(newcomer)
    const stream = await api.send('/scans/events', undefined, { headers: desk.headers })
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    await stream.body?.cancel()
    const phone = newPhone(api)
    const opened = await open(phone, token)
    const until = new Date(api.now().getTime() + hourMs).toISOString()
    expect(opened.data).toEqual({ person: { kind: 'self', name: 'Ann' }, send_until: until, scan: null })
    const { scan } = await send(phone, token)
    expect(scan).toMatchObject({ person_id: id, state: 'measured' })
    expect(await desk.people()).toMatchObject([{ newest: { id: scan.id } }])
    expect(await loadEvents(desk.id)).toEqual([
      ['handoff.opened', { person_id: id }],
      ['scan.saved', { scan_id: scan.id, person_id: id, state: 'measured', by: 'handoff' }],
    ])
  }
})

test('measures on a phone with another session for the owner of the link', async () => {
  const { desk, token } = await linkedDesk()
  const other = await newScanCustomer(api)
  const phone = { ...other, device: 'a device of somebody else' }
  const handoffScan = { token, device: 'd'.repeat(24), scan: someScan() }
  expect((await phone.call('/handoff/send', handoffScan)).status).toBe(200)
  expect(await desk.people()).toMatchObject([{ scans: 1 }])
  expect(await other.people()).toEqual([])
})

test('resumes on a phone that lost its connection or was closed, and stores its scan once', async () => {
  const { desk, id, token } = await linkedDesk()
  const phone = newPhone(api)
  await open(phone, token)
  api.pass(15 * minuteMs)
  expect((await open(phone, token)).status).toBe(200)
  const answers = await Promise.all([send(phone, token), send(phone, token), send(phone, token)])
  expect(new Set(answers.map(({ scan }) => scan.id)).size).toBe(1)
  expect((await send(phone, token)).scan.id).toBe(answers[0].scan.id)
  expect((await open(phone, token)).data).toMatchObject({ scan: { id: answers[0].scan.id } })
  expect((await desk.list(id)).scans).toHaveLength(1)
  expect((await loadEvents(desk.id)).map(([kind]) => kind)).toEqual(['handoff.opened', 'scan.saved'])
})

test('accepts another scan after a rejected or an invalid one', async () => {
  const { desk, id, token } = await linkedDesk()
  const phone = newPhone(api)
  expect((await send(phone, token, unbelievable)).scan.state).toBe('rejected')
  expect((await open(phone, token)).data).toMatchObject({ scan: { state: 'rejected' } })
  expect((await send(phone, token)).scan.state).toBe('measured')
  const later = someScan({ measuredAt: '2026-11-21T10:00:00.000Z' })
  expect(await send(phone, token, later)).toMatchObject({ status: 401, code: 'handoff_used' })
  expect((await desk.list(id)).scans).toHaveLength(2)
})

test('opens a link for one phone only, the first of simultaneous ones', async () => {
  const { desk, token } = await linkedDesk()
  const phones = Array.from({ length: 6 }, () => newPhone(api))
  const codes = (await Promise.all(phones.map((phone) => open(phone, token)))).map(({ code }) => code)
  expect(codes.filter((code) => code === 'handoff_used')).toHaveLength(5)
  const others = phones.filter((_, index) => codes[index] !== undefined)
  for (const phone of others) expect((await send(phone, token)).code).toBe('handoff_used')
  expect((await loadEvents(desk.id)).map(([kind]) => kind)).toEqual(['handoff.opened'])
})

test('expires a link after ten minutes unopened, after an hour without a scan, and when another is made', async () => {
  const phone = newPhone(api)
  const unopened = await linkedDesk()
  const opened = await linkedDesk()
  api.pass(9.9 * minuteMs)
  expect((await open(phone, opened.token)).status).toBe(200)
  api.pass(0.2 * minuteMs)
  expect((await open(phone, unopened.token)).code).toBe('handoff_expired')
  api.pass(hourMs)
  expect((await send(phone, opened.token)).code).toBe('handoff_expired')
  const { desk, id, token } = await linkedDesk()
  const another = await makeLink(desk, id)
  expect((await open(phone, token)).code).toBe('handoff_unknown')
  expect((await open(phone, another)).status).toBe(200)
  expect((await send(phone, another)).status).toBe(200)
  await makeLink(desk, id)
  expect((await send(phone, another)).code).toBe('handoff_unknown')
  const gone = await linkedDesk()
  await gone.desk.call('/people/remove', { id: gone.id })
  expect((await send(phone, gone.token)).code).toBe('handoff_unknown')
})

test('shows a returning owner the measuring phone and its sent scan, and shows them to no one else', async () => {
  const { desk, id, token } = await linkedDesk()
  const look = async (who: Desk = desk) => (await who.call(`/handoff/status?person_id=${id}`)).data
  expect(await look()).toEqual({ send_seconds_left: null, sent_scan_id: null })
  const phone = newPhone(api)
  await open(phone, token)
  api.pass(20 * minuteMs)
  expect(await look()).toEqual({ send_seconds_left: 40 * 60, sent_scan_id: null })
  await send(phone, token, unbelievable)
  expect(await look()).toEqual({ send_seconds_left: 40 * 60, sent_scan_id: null })
  await desk.saveScan(id, someScan({ measuredAt: '2026-11-21T10:00:00.000Z' }))
  expect(await look()).toMatchObject({ sent_scan_id: null })
  const { scan } = await send(phone, token)
  expect(await look()).toEqual({ send_seconds_left: null, sent_scan_id: scan.id })
  expect(await look(await newScanCustomer(api))).toBeUndefined()
  await makeLink(desk, id)
  expect(await look()).toEqual({ send_seconds_left: null, sent_scan_id: null })
})

test('notifies a phone replaced by another that its link has ended', async () => {
  const { desk, id, token } = await linkedDesk()
  const [first, second] = [newPhone(api), newPhone(api)]
  await open(first, token)
  const another = await makeLink(desk, id)
  expect((await send(first, token)).code).toBe('handoff_expired')
  expect((await desk.call(`/handoff/status?person_id=${id}`)).data).toMatchObject({ send_seconds_left: null })
  await open(second, another)
  expect((await send(second, another)).scan.state).toBe('measured')
})

test('limits a caller who guesses links, serves others and stores no link in the table', async () => {
  const { desk, token } = await linkedDesk()
  const guesser = newPhone(api)
  const codes: (string | undefined)[] = []
  for (let guess = 0; guess < 12; guess++) codes.push((await open(guesser, `${token.slice(0, -2)}${guess + 10}`)).code)
  expect(codes).toEqual([
    ...Array.from({ length: 10 }, () => 'handoff_unknown'),
    ...['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'],
  ])
  expect((await open(guesser, token)).status).toBe(429)
  expect((await open(newPhone(api), token)).status).toBe(200)
  expect(JSON.stringify(await api.db.selectFrom('device_handoffs').selectAll().execute())).not.toContain(token)
  for (const broken of ['', 'x', `${token}é`]) expect((await open(newPhone(api), broken)).status).toBe(400)
  const many = await Promise.all(Array.from({ length: 31 }, () => desk.call('/handoff/create', { person_id: 'none' })))
  expect(many.map(({ status }) => status)).toContain(429)
})

test('does not limit a caller who opens an old link repeatedly, whatever its state', async () => {
  const { desk, id, token } = await linkedDesk()
  const phone = newPhone(api)
  const another = await makeLink(desk, id)
  expect((await open(phone, another)).status).toBe(200)
  await desk.call('/people/remove', { id })
  const codes: (string | undefined)[] = []
  for (let time = 0; time < 12; time++) codes.push((await open(phone, token)).code, (await send(phone, another)).code)
  expect(new Set(codes)).toEqual(new Set(['handoff_unknown']))
  const next = await linkedDesk()
  expect((await open(phone, next.token)).status).toBe(200)
})

test('stores a scan in the account when the guest signs in while the phone sends, in either order', async () => {
  const states = new Set<number>()
  for (let round = 0; round < 12; round++) {
    const { desk, id, token } = await linkedDesk(newScanGuest)
    const customer = await newScanCustomer(api)
    const traces = { guestId: desk.id, consentId: undefined, email: customer.email }
    const [sent] = await Promise.all([
      send(newPhone(api), token),
      inTransaction(api.db, (transaction) => mergeGuest(transaction, traces, customer.id)),
    ])
    states.add(sent.status)
    expect(await customer.people()).toMatchObject([{ id, is_merge_pending: true, scans: 1 }])
    expect((await loadEvents(customer.id)).map(([kind]) => kind)).toEqual(['handoff.opened', 'scan.saved'])
  }
  expect(states).toEqual(new Set([200]))
})
