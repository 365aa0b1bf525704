import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pacedBody, UploadError } from './paced-body.ts'

const pace = { bytes: 100, perMs: 1_000, wholeMs: 10_000 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  expect(vi.getTimerCount(), 'no time is waited for any more').toBe(0)
  vi.useRealTimers()
})

/** Reads a body to its end; says what it was, or why not. */
function read(body: PassThrough, taking: () => Promise<void> = async () => {}) {
  const state = { size: 0, ended: undefined as string | undefined }
  const reading = (async () => {
    for await (const chunk of pacedBody(body, 5_000, pace)) {
      state.size += chunk.length
      await taking()
    }
  })()
  void reading.then(
    () => {
      state.ended = 'whole'
    },
    (error) => {
      state.ended = error instanceof UploadError ? error.code : String(error)
    },
  )
  return state
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what comes at a fair pace is read to its end, however long it takes in all', async () => {
  const body = new PassThrough()
  const state = read(body)
  for (let at = 0; at < 9; at++) {
    body.write(Buffer.alloc(100))
    await pass(900)
  }
  body.end(Buffer.alloc(1))
  await pass(1)
  expect(state).toEqual({ size: 901, ended: 'whole' })
})

test('what comes slower than that is refused, by whatever drips it comes', async () => {
  const [still, dripping] = [new PassThrough(), new PassThrough()]
  const states = [read(still), read(dripping)]
  for (let at = 0; at < 9; at++) {
    dripping.write(Buffer.alloc(10))
    await pass(100)
  }
  expect(states.map(({ ended }) => ended)).toEqual([undefined, undefined])
  await pass(200)
  expect(states.map(({ ended }) => ended)).toEqual(['TIMED_OUT', 'TIMED_OUT'])
  expect([still.destroyed, dripping.destroyed]).toEqual([false, false])
})

test('a store that takes its time is no fault of the sender', async () => {
  const body = new PassThrough()
  const state = read(body, () => new Promise((resume) => setTimeout(resume, 3_000)))
  body.write(Buffer.alloc(10))
  await pass(2_900)
  body.end(Buffer.alloc(10))
  await pass(7_000)
  expect(state).toEqual({ size: 20, ended: 'whole' })
})

test('nothing takes longer than any may', async () => {
  const body = new PassThrough()
  const state = read(body)
  for (let at = 0; at < 25; at++) {
    body.write(Buffer.alloc(100))
    await pass(450)
  }
  expect(state).toEqual({ size: 2_300, ended: 'TIMED_OUT' })
})

test('what is more than allowed is refused at the first byte too many', async () => {
  const body = new PassThrough({ highWaterMark: 1_000_000 })
  const state = read(body)
  body.write(Buffer.alloc(4_999))
  await pass(1)
  body.write(Buffer.alloc(2))
  await pass(1)
  expect(state).toEqual({ size: 4_999, ended: 'TOO_LARGE' })
})

test('what breaks off is refused, and what ended before it is read is whole', async () => {
  const [broken, empty] = [new PassThrough(), new PassThrough()]
  const states = [read(broken), read(empty)]
  broken.write(Buffer.alloc(10))
  await pass(1)
  broken.destroy()
  empty.end()
  await pass(1)
  expect(states).toEqual([
    { size: 10, ended: 'BAD_REQUEST' },
    { size: 0, ended: 'whole' },
  ])
})
