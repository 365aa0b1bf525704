import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { StreamCall } from '#domain/contract/call-kinds.ts'
import { settings } from '#domain/settings.ts'
import type { Credential } from '../caller.ts'
import type { RawEvent } from './parse-events.ts'
import { readStream, type StreamDeps } from './read-stream.ts'

const contract = {
  method: 'GET',
  path: '/happenings',
  needs: 'visitor',
  events: { step: z.object({ step: z.number() }) },
} as const satisfies StreamCall

type StreamResponder = (signal: AbortSignal) => Response | Promise<Response>

const says =
  (text: string, isEndless = false): StreamResponder =>
  (signal) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(text))
          if (!isEndless) controller.close()
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    )
const errorStatus =
  (status: number, retryAfter?: string): StreamResponder =>
  () =>
    new Response('{}', { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
const lost: StreamResponder = () => Promise.reject(new TypeError('no route to host'))

const step = (number: number) => `id: c:${number}\nevent: step\ndata: {"step":${number}}\n\n`

/** A shop that gives these responses in turn; the stream is stopped when none is left. */
function openFakeShop(
  answers: readonly StreamResponder[],
  {
    who = { kind: 'token', token: 'old' } as Credential,
    guestToken: storedGuestToken = undefined as string | undefined,
    start = undefined as string | undefined,
  } = {},
) {
  const requests: Request[] = []
  const pauses: number[] = []
  const received: RawEvent[] = []
  const stop = new AbortController()
  let credential = who
  let lastId = start
  const reportRejectedToken = vi.fn((token: string) => {
    if (token === 'old') credential = { kind: 'token', token: 'new' }
  })
  const deps: StreamDeps = {
    base: 'http://shop.test/api',
    session: { credential: async () => credential, reportRejectedToken },
    guest: { storedGuestToken: () => storedGuestToken, issued: async () => undefined },
    chance: () => 1,
    async pause(ms) {
      pauses.push(ms)
      if (requests.length >= answers.length) stop.abort()
    },
    fetch: async (input, init) => {
      const request = new Request(input as string, init)
      requests.push(request)
      return (await answers[requests.length - 1]?.(request.signal)) ?? Promise.reject(new Error('not asked for'))
    },
  }
  const alive = vi.fn()
  const ended = readStream(deps, contract, {
    signal: stop.signal,
    lastId: () => lastId,
    onEvent(event) {
      received.push(event)
      lastId = event.id
    },
    alive,
  })
  return { requests, pauses, received, stop, ended, reportRejectedToken, alive }
}

afterEach(() => void vi.useRealTimers())

const lastIds = (requests: readonly Request[]) => requests.map(({ headers }) => headers.get('last-event-id'))

test('resumes from the last received event, whatever ends the stream', async () => {
  const shop = openFakeShop([says(step(1)), lost, says(step(2) + step(3)), errorStatus(503), says('')])
  expect(await shop.ended).toBe('stopped')
  expect(shop.received.map(({ id }) => id)).toEqual(['c:1', 'c:2', 'c:3'])
  expect(lastIds(shop.requests)).toEqual([null, 'c:1', 'c:1', 'c:3', 'c:3'])
  expect(shop.requests[0]?.headers.get('authorization')).toBe('Bearer old')
  for (const { url } of shop.requests) expect(url).toBe('http://shop.test/api/happenings')
})

test('pauses grow until an event is received, and respect retry-after', async () => {
  const shop = openFakeShop([
    lost,
    errorStatus(500),
    lost,
    lost,
    lost,
    lost,
    says(step(1)),
    lost,
    errorStatus(429, '40'),
    errorStatus(503, 'soon'),
  ])
  await shop.ended
  expect(shop.pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 1_000, 2_000, 40_000, 8_000])
})

test('refreshes a rejected token once; a second rejection without an event between ends the stream', async () => {
  const shop = openFakeShop([errorStatus(401), says(step(1)), errorStatus(401), errorStatus(401)])
  expect(await shop.ended).toBe('nobody')
  expect(shop.reportRejectedToken.mock.calls).toEqual([
    ['old', false],
    ['new', false],
    ['new', true],
  ])
  expect(shop.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer old',
    'Bearer new',
    'Bearer new',
    'Bearer new',
  ])
})

test('a guest reads with the guest token, and a missing or rejected guest token ends the stream', async () => {
  const nobody = { kind: 'nobody' } as const
  const guest = openFakeShop([says(step(1))], { who: nobody, guestToken: 'a-guest' })
  await guest.ended
  expect(guest.requests[0]?.headers.get(settings.guest.header)).toBe('a-guest')
  expect(await openFakeShop([], { who: nobody }).ended).toBe('nobody')
  expect(await openFakeShop([errorStatus(401)], { who: nobody, guestToken: 'a-guest' }).ended).toBe('nobody')
})

test('sends no request while the session is unanswered', async () => {
  const shop = openFakeShop([], { who: { kind: 'unanswered', code: 'NETWORK_ERROR' } })
  expect(await shop.ended).toBe('stopped')
  expect([shop.requests.length, shop.pauses]).toEqual([0, [1_000]])
})

test.each([400, 403, 404, 405])('does not retry a stream that is answered with %i', async (status) => {
  const shop = openFakeShop([errorStatus(status)])
  expect(await shop.ended).toBe('refused')
})

test('stopping aborts the request and ends the stream at once', async () => {
  const shop = openFakeShop([says(step(1), true), lost])
  await vi.waitUntil(() => shop.received.length === 1, { timeout: 60_000, interval: 1 })
  shop.stop.abort()
  expect(await shop.ended).toBe('stopped')
  expect(shop.requests[0]?.signal.aborted).toBe(true)
})

test('reconnects after 45 silent seconds, a response that is no stream or an endless event', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page: StreamResponder = () => new Response(step(1), { headers: { 'content-type': 'text/html' } })
  const shop = openFakeShop([says(step(1), true), page, says(`data: ${'x'.repeat(70_000)}`, true), says(step(2))])
  for (let time = 0; shop.received.length === 0 && time < 100; time++) await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(44_999)
  expect(shop.requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await shop.ended
  expect([shop.requests.length, shop.received.map(({ id }) => id)]).toEqual([4, ['c:1', 'c:2']])
})

test('heartbeats keep a silent connection open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  const quiet: StreamResponder = (signal) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          line = controller
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    )
  const shop = openFakeShop([quiet])
  for (let beat = 0; beat < 10; beat++) {
    await vi.advanceTimersByTimeAsync(30_000)
    line?.enqueue(new TextEncoder().encode(':\n\n'))
    await new Promise(setImmediate)
  }
  expect([shop.requests.length, shop.pauses, shop.received]).toEqual([1, [], []])
  expect(shop.alive).toHaveBeenCalledTimes(11)
  shop.stop.abort()
  expect(await shop.ended).toBe('stopped')
})
