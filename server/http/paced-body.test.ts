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

/** Reads a body to its end and reports its size and how it ended. */
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

test('reads a body to its end when its pace is sufficient, however long it takes in total', async () => {
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

test('rejects a body that is slower than the minimum pace, silent or dripping', async () => {
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

test('does not count the time that a slow store takes against the sender', async () => {
  const body = new PassThrough()
  const state = read(body, () => new Promise((resume) => setTimeout(resume, 3_000)))
  body.write(Buffer.alloc(10))
  await pass(2_900)
  body.end(Buffer.alloc(10))
  await pass(7_000)
  expect(state).toEqual({ size: 20, ended: 'whole' })
})

test('rejects a body that exceeds the total time limit', async () => {
  const body = new PassThrough()
  const state = read(body)
  for (let at = 0; at < 25; at++) {
    body.write(Buffer.alloc(100))
    await pass(450)
  }
  expect(state).toEqual({ size: 2_300, ended: 'TIMED_OUT' })
})

test('rejects a body at the first byte beyond the size limit', async () => {
  const body = new PassThrough({ highWaterMark: 1_000_000 })
  const state = read(body)
  body.write(Buffer.alloc(4_999))
  await pass(1)
  body.write(Buffer.alloc(2))
  await pass(1)
  expect(state).toEqual({ size: 4_999, ended: 'TOO_LARGE' })
})

test('rejects a body that breaks off, and accepts one that ended before it was read', async () => {
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
