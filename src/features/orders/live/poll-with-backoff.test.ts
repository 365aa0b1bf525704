import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { hourMs, minuteMs } from '#domain/time.ts'
import { pollWithBackoff } from './poll-with-backoff.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function openPolling(look: () => Promise<void> = async () => {}) {
  const requests = vi.fn(look)
  const end = pollWithBackoff(requests)
  onTestFinished(end)
  return { end, count: () => requests.mock.calls.length, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('polls after two seconds, then less and less often, but at least every minute', async () => {
  const page = openPolling()
  await page.pass(1_999)
  expect(page.count()).toBe(0)
  await page.pass(1)
  expect(page.count()).toBe(1)
  await page.pass(minuteMs)
  expect(page.count()).toBe(6)
  await page.pass(hourMs)
  const before = page.count()
  await page.pass(600_000)
  expect(page.count() - before).toBe(10)
})

test('waits for a slow answer before it polls again', async () => {
  const slow = Promise.withResolvers<void>()
  const page = openPolling(() => slow.promise)
  await page.pass(600_000)
  expect(page.count()).toBe(1)
  slow.resolve()
  await page.pass(3_000)
  expect(page.count()).toBe(2)
})

test('does not poll while the page is hidden, and polls at once when it is visible again', async () => {
  const page = openPolling()
  hide('hidden')
  await page.pass(hourMs)
  expect(page.count()).toBe(0)
  hide('visible')
  expect(page.count()).toBe(1)
  await page.pass(3_000)
  expect(page.count()).toBe(2)
})

test.each(['focus', 'online'])('polls at once and quickly again when the visitor comes back (%s)', async (event) => {
  const page = openPolling()
  await page.pass(hourMs)
  const before = page.count()
  dispatchEvent(new Event(event))
  await page.pass(3_000)
  expect(page.count() - before).toBe(2)
})

test('stops polling when the page is left, also while an answer is pending', async () => {
  const slow = Promise.withResolvers<void>()
  const page = openPolling(() => slow.promise)
  await page.pass(2_000)
  page.end()
  slow.resolve()
  dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await page.pass(600_000)
  expect(page.count()).toBe(1)
})
