import { locks, BroadcastChannel as NodeChannel } from 'node:worker_threads'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { StreamCall } from '#domain/contract/call-kinds.ts'
import { createBrowserDeps, pauseFor } from './browser-deps.ts'
import { followStream } from './follow-stream.ts'
import type { StreamEvent } from './stream-event.ts'

let tests = 0

/** A fake stream of the shop: every open connection receives its events, and it counts the connections. */
function openFakeShop() {
  tests += 1
  const contract = {
    method: 'GET',
    path: `/happenings-${tests}`,
    needs: 'customer',
    events: { step: z.object({ step: z.number() }) },
  } as const satisfies StreamCall
  const encoder = new TextEncoder()
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const requests: (string | null)[] = []
  let last = 0
  let status = 200
  const spoken: unknown[] = []
  const shopFetch: typeof fetch = async (input, init) => {
    const { headers, signal } = new Request(input as string, init)
    if (status !== 200) return new Response('{}', { status })
    const lastId = headers.get('last-event-id')
    requests.push(lastId)
    const body = new ReadableStream<Uint8Array>({
      start(line) {
        const after = lastId === null ? last : Number(lastId.slice(2))
        const opened = { is_resumed: lastId !== null }
        line.enqueue(encoder.encode(`id: c:${after}\nevent: stream.opened\ndata: ${JSON.stringify(opened)}\n\n`))
        for (let number = after + 1; number <= last; number++) line.enqueue(encoder.encode(streamEventText(number)))
        lines.add(line)
        signal.addEventListener('abort', () => {
          if (lines.delete(line)) line.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  const streamEventText = (number: number) => `id: c:${number}\nevent: step\ndata: {"step":${number}}\n\n`

  return {
    requests,
    spoken,
    reading: () => lines.size,
    says() {
      last += 1
      for (const line of lines) line.enqueue(encoder.encode(streamEventText(last)))
    },
    /** Ends the session: closes all connections and answers 401. */
    ends() {
      status = 401
      for (const line of lines) line.close()
      lines.clear()
    },
    openTab({ hasLocks = true, isAsleep = (): boolean => false } = {}) {
      const stop = new AbortController()
      onTestFinished(() => stop.abort())
      const received: StreamEvent<typeof contract>[] = []
      const ended = followStream(
        {
          base: 'http://shop.test',
          fetch: (...call) => (isAsleep() ? new Promise<never>(() => {}) : shopFetch(...call)),
          session: { credential: async () => ({ kind: 'token', token: 'the-token' }), reportRejectedToken: () => {} },
          guest: { storedGuestToken: () => undefined, issued: async () => undefined },
          pause: async () => {},
          chance: () => 0,
          tabs: {
            locks: hasLocks ? (locks as LockManager) : undefined,
            openChannel(name) {
              const channel = new NodeChannel(name)
              const post = channel.postMessage.bind(channel)
              channel.postMessage = (said: unknown) => {
                spoken.push(said)
                post(said)
              }
              return channel as unknown as BroadcastChannel
            },
          },
        },
        contract,
        (one) => received.push(one),
        stop.signal,
      )
      const steps = () => received.map((one) => ('payload' in one ? one.payload.step : one.isResumed))
      return { stop, ended, steps }
    },
  }
}

afterEach(() => void vi.useRealTimers())

const soon = (check: () => unknown) => expect.poll(check, { interval: 2 })

test('three tabs share one connection, and each receives the opening and every event once', async () => {
  const shop = openFakeShop()
  const tabs = [shop.openTab(), shop.openTab(), shop.openTab()]
  for (const { steps } of tabs) await soon(steps).toEqual([false])
  shop.says()
  shop.says()
  for (const { steps } of tabs) await soon(steps).toEqual([false, 1, 2])
  expect([shop.reading(), shop.requests]).toEqual([1, [null]])
  expect(JSON.stringify(shop.spoken)).not.toContain('token')
})

test('when the reading tab closes, another resumes from the last event and misses nothing', async () => {
  const shop = openFakeShop()
  const [one, two] = [shop.openTab(), shop.openTab()]
  await soon(two.steps).toEqual([false])
  shop.says()
  await soon(two.steps).toEqual([false, 1])
  one.stop.abort()
  shop.says()
  expect(await one.ended).toBe('stopped')
  await soon(two.steps).toEqual([false, 1, true, 2])
  expect(shop.requests).toEqual([null, 'c:1'])
  expect(one.steps()).toEqual([false, 1])
})

test('a tab that opens later receives an opening and the events from then on', async () => {
  const shop = openFakeShop()
  const one = shop.openTab()
  await soon(one.steps).toEqual([false])
  shop.says()
  await soon(one.steps).toEqual([false, 1])
  const later = shop.openTab()
  await soon(later.steps).toEqual([false])
  shop.says()
  await soon(later.steps).toEqual([false, 2])
  expect(shop.reading()).toBe(1)
})

test('a sleeping tab loses the lock after a minute to a tab that resumes where it was', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const turns = async () => {
    for (let turn = 0; turn < 30; turn++) await new Promise(setImmediate)
  }
  const shop = openFakeShop()
  const sleeping = shop.openTab({ isAsleep: () => true })
  await turns()
  const two = shop.openTab()
  await turns()
  await vi.advanceTimersByTimeAsync(59_000)
  await turns()
  expect([two.steps(), shop.reading()]).toEqual([[], 0])
  await vi.advanceTimersByTimeAsync(2_000)
  await turns()
  expect([two.steps(), shop.reading()]).toEqual([[false], 1])
  shop.says()
  await turns()
  expect([two.steps(), sleeping.steps()]).toEqual([
    [false, 1],
    [false, 1],
  ])
})

/** Another tab under full control of the test: it holds the lock until it is released. */
async function openOther(options: LockOptions = {}) {
  const name = `hadashi-stream/happenings-${tests}`
  const [lockAcquired, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lockRequest = (locks as LockManager).request(name, options, () => {
    lockAcquired.resolve()
    return letGo.promise
  })
  await lockAcquired.promise
  const channel = new NodeChannel(name)
  onTestFinished(() => {
    letGo.resolve()
    channel.close()
    return lockRequest
  })
  const says = (number: number, kind = 'step', data: object = { step: number }) =>
    channel.postMessage({ say: 'heard', event: { id: `c:${number}`, kind, data: JSON.stringify(data) } })
  return { says, letGo: letGo.resolve }
}

test('a tab receives its first opening as not resumed, and a repeated event once', async () => {
  const shop = openFakeShop()
  const other = await openOther()
  const tab = shop.openTab()
  other.says(4, 'stream.opened', { is_resumed: true })
  for (const number of [5, 5, 6]) other.says(number)
  other.says(6, 'stream.opened', { is_resumed: true })
  await soon(tab.steps).toEqual([false, 5, 6, true])
  expect(shop.reading()).toBe(0)
})

test('a tab that lost the lock stops reading and resumes when it has the lock again', async () => {
  const shop = openFakeShop()
  const tab = shop.openTab()
  await soon(tab.steps).toEqual([false])
  const thief = await openOther({ steal: true })
  await soon(shop.reading).toBe(0)
  thief.says(1)
  await soon(tab.steps).toEqual([false, 1])
  shop.says()
  shop.says()
  thief.letGo()
  await soon(tab.steps).toEqual([false, 1, true, 2])
  expect(shop.requests).toEqual([null, 'c:1'])
})

test('a sign-out ends the stream in every tab', async () => {
  const shop = openFakeShop()
  const tabs = [shop.openTab(), shop.openTab()]
  for (const { steps } of tabs) await soon(steps).toEqual([false])
  shop.ends()
  for (const { ended } of tabs) expect(await ended).toBe('nobody')
})

test('a browser without locks reads in each tab', async () => {
  const shop = openFakeShop()
  const tabs = [shop.openTab({ hasLocks: false }), shop.openTab({ hasLocks: false })]
  for (const { steps } of tabs) await soon(steps).toEqual([false])
  expect(shop.reading()).toBe(2)
  shop.says()
  for (const { steps } of tabs) await soon(steps).toEqual([false, 1])
  expect(shop.spoken).toEqual([])
})

test.each([
  null,
  7,
  {},
  { say: 'heard' },
  { say: 'heard', event: { id: 1, kind: 'step', data: '{}' } },
  { say: 'heard', event: { id: 'c:9', kind: 'step', data: '{"step":"many"}' } },
  { say: 'heard', event: { id: 'c:9', kind: '__proto__', data: '{}' } },
])('ignores the message %j of another build in the channel', async (said) => {
  const shop = openFakeShop()
  const tab = shop.openTab()
  await soon(tab.steps).toEqual([false])
  const other = new NodeChannel(`hadashi-stream/happenings-${tests}`)
  onTestFinished(() => other.close())
  other.postMessage(said)
  shop.says()
  await soon(tab.steps).toEqual([false, 1])
})

test('an aborted pause ends at once', async () => {
  const [stop, deps] = [new AbortController(), createBrowserDeps()]
  expect(deps.base).toBe(__API_BASE__)
  const pausing = pauseFor(60_000, stop.signal)
  stop.abort()
  await pausing
  await pauseFor(60_000, stop.signal)
})
