import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { streamWords } from '#domain/contract/call-kinds.ts'
import * as calls from '#domain/contract/scans.ts'
import { fail, ok } from '#domain/result.ts'
import { scanSettings } from '#domain/scan-settings.ts'
import { hourMs, minuteMs } from '#domain/time.ts'
import type { ApiClient } from '#src/api/api.ts'
import type { FollowStream } from '#src/api/streams/streams.ts'
import { someScan } from '../../../../tests/support/builders/some-scan.ts'
import { followPhone } from './follow-phone.ts'
import type { PhoneEvent } from './scan-source.ts'

const scan = someScan()
const nowMs = Date.parse('2026-11-24T10:00:00.000Z')
const endsAt = '2026-11-24T10:10:00.000Z'

beforeEach(() => void vi.useFakeTimers({ now: nowMs }))
afterEach(() => void vi.useRealTimers())

/** A visitor who connects a phone, with the API simulated by the test. */
type PhoneScenario = { sent?: string; sendSecondsLeft?: number; errorCode?: string; isAnother?: boolean }

async function letIn(given: PhoneScenario = {}) {
  let sent = given.sent ?? null
  let connected = given.sendSecondsLeft ?? null
  let made = 0
  let onEvent: (receivedEvent: never) => void = () => {}
  let end: (why: 'nobody') => void = () => {}
  const reported: PhoneEvent[] = []
  const api = (async (endpoint: { path: string }, _body: unknown, options: { id?: string } = {}) => {
    if (endpoint.path === calls.createHandoff.path) {
      made++
      return given.errorCode ? fail(given.errorCode) : ok({ token: 'secret', expires_at: endsAt })
    }
    if (endpoint.path === calls.getScan.path) return options.id === 'gone' ? fail('NOT_FOUND') : ok({ scan })
    return ok({ send_seconds_left: connected, sent_scan_id: sent })
  }) as unknown as ApiClient
  const follow = ((_contract: unknown, receivedEvent: typeof onEvent) => {
    onEvent = receivedEvent
    return new Promise((resolve) => {
      end = resolve
    })
  }) as unknown as FollowStream
  const over = new AbortController()
  followPhone({ api, follow })(
    { personId: 'p1', sides: ['left', 'right'], isAnother: given.isAnother ?? false },
    (event) => reported.push(event),
    over.signal,
  )
  await vi.advanceTimersByTimeAsync(0)
  return {
    reported,
    kinds: () => reported.map(({ type }) => type),
    over,
    made: () => made,
    sends(id: string) {
      sent = id
    },
    opens() {
      connected = 3_600
    },
    async receives(receivedEvent: object) {
      onEvent(receivedEvent as never)
      await vi.advanceTimersByTimeAsync(0)
    },
    async window(type: 'online' | 'offline') {
      dispatchEvent(new Event(type))
      await vi.advanceTimersByTimeAsync(0)
    },
    async ends() {
      end('nobody')
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

const opened = { kind: 'handoff.opened', payload: { person_id: 'p1' } }
const savedScanEvent = (more: object = {}) => ({
  kind: 'scan.saved',
  payload: { scan_id: 's1', person_id: 'p1', state: 'measured', by: 'handoff', ...more },
})
const measured = {
  type: 'phone.measured',
  feet: [scan.left, scan.right],
  at: scan.measuredAt,
  engine: scan.engine,
  doFeetDiffer: scan.doFeetDiffer,
}

test('creates a code, reports the phone that opens it, and loads what it measured', async () => {
  const phone = await letIn()
  expect(phone.reported).toEqual([
    {
      type: 'phone.codeCreated',
      code: { link: `${location.origin}/get-foot-scan#scan=secret`, endsAtMs: Date.parse(endsAt) },
    },
  ])
  await phone.receives(opened)
  await phone.receives(savedScanEvent())
  expect(phone.reported.slice(1)).toEqual([{ type: 'phone.connected' }, measured])
})

test('ignores events of other people, rejected scans, and scans measured on this device', async () => {
  const phone = await letIn()
  await phone.receives({ ...opened, payload: { person_id: 'p2' } })
  await phone.receives(savedScanEvent({ person_id: 'p2' }))
  await phone.receives(savedScanEvent({ state: 'rejected' }))
  await phone.receives(savedScanEvent({ by: 'this_visitor' }))
  expect(phone.kinds()).toEqual(['phone.codeCreated'])
})

test('expires a code, and later if it was opened', async () => {
  const unopened = await letIn()
  await vi.advanceTimersByTimeAsync(scanSettings.handoff.openMinutes * minuteMs)
  expect(unopened.kinds()).toEqual(['phone.codeCreated', 'phone.codeExpired'])
  await unopened.window('offline')
  await unopened.window('online')
  expect(unopened.kinds().at(-1)).toBe('phone.codeExpired')
  vi.setSystemTime(nowMs)
  const phone = await letIn()
  await phone.receives(opened)
  await vi.advanceTimersByTimeAsync(scanSettings.handoff.sendMinutes * minuteMs - 1)
  expect(phone.kinds()).toEqual(['phone.codeCreated', 'phone.connected'])
  await vi.advanceTimersByTimeAsync(1)
  expect(phone.kinds().at(-1)).toBe('phone.codeExpired')
})

test('catches up after the connection is back', async () => {
  const phone = await letIn({ sent: 'before' })
  await phone.receives({ kind: streamWords.opened, isResumed: false })
  await phone.window('offline')
  await phone.window('online')
  expect(phone.kinds()).toEqual(['phone.codeCreated', 'phone.lost', 'phone.codeCreated'])
  await phone.receives(opened)
  await phone.window('offline')
  phone.sends('s1')
  await phone.window('online')
  expect(phone.reported.slice(3)).toEqual([
    { type: 'phone.connected' },
    { type: 'phone.lost' },
    { type: 'phone.connected' },
    measured,
  ])
})

test('finds the connected phone after a reload, without a new code', async () => {
  const phone = await letIn({ sendSecondsLeft: 1_800 })
  expect([phone.reported, phone.made()]).toEqual([[{ type: 'phone.connected' }], 0])
  await phone.window('offline')
  phone.sends('s1')
  await phone.window('online')
  expect(phone.reported.slice(1)).toEqual([{ type: 'phone.lost' }, { type: 'phone.connected' }, measured])
  const unsent = await letIn({ sendSecondsLeft: 1_800 })
  await vi.advanceTimersByTimeAsync(1_800_000)
  expect(unsent.kinds()).toEqual(['phone.connected', 'phone.codeExpired'])
})

test('creates a new code for another phone', async () => {
  const phone = await letIn({ sendSecondsLeft: 1_800, isAnother: true })
  expect([phone.kinds(), phone.made()]).toEqual([['phone.codeCreated'], 1])
})

test('finds a phone that opened its link while the connection was down', async () => {
  const phone = await letIn()
  await phone.window('offline')
  phone.opens()
  await phone.window('online')
  expect(phone.kinds().slice(-2)).toEqual(['phone.codeCreated', 'phone.connected'])
})

test('does not take a scan saved by another tab for the phone’s', async () => {
  const phone = await letIn()
  await phone.receives(savedScanEvent({ by: 'this_visitor' }))
  await phone.receives({ kind: streamWords.opened, isResumed: false })
  expect(phone.kinds()).toEqual(['phone.codeCreated'])
})

test('looks for the scan when the stream was opened without a resume', async () => {
  const phone = await letIn()
  phone.sends('s1')
  await phone.receives({ kind: streamWords.opened, isResumed: false })
  expect(phone.reported.at(-1)).toEqual(measured)
})

test.each([
  ['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'],
  ['NOT_FOUND', 'NOT_FOUND'],
])('reports why no code was created: %s', async (errorCode, code) => {
  expect((await letIn({ errorCode })).reported).toEqual([{ type: 'phone.broken', error: { code } }])
})

test('reports a missing scan and a forbidden stream as errors', async () => {
  const phone = await letIn()
  await phone.receives(savedScanEvent({ scan_id: 'gone' }))
  await phone.ends()
  expect(phone.reported.slice(1)).toEqual([
    { type: 'phone.broken', error: { code: 'NOT_FOUND' } },
    { type: 'phone.broken', error: { code: 'NETWORK_ERROR' } },
  ])
})

test('reports nothing after the page is left', async () => {
  const phone = await letIn()
  phone.over.abort()
  await phone.receives(opened)
  await phone.window('offline')
  await vi.advanceTimersByTimeAsync(hourMs)
  expect(phone.kinds()).toEqual(['phone.codeCreated'])
})
