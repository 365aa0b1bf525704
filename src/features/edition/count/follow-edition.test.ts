import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { settings } from '#domain/settings.ts'
import type { ApiClient } from '#src/api/api.ts'
import { editionNow } from './edition-now.ts'
import { followEdition } from './follow-edition.ts'

const { lookMs } = settings.editionCount

beforeEach(() => {
  vi.useFakeTimers()
  editionNow.set(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  editionNow.set(undefined)
})

/** A page that follows an edition with this many pairs left; `undefined` if the shop does not answer. */
function follow(first: number | undefined) {
  let left = first
  const requests = vi.fn()
  const api = async () => {
    requests()
    return left === undefined
      ? { ok: false, code: 'NETWORK_ERROR' }
      : { ok: true, value: { pairs: 590, free: left, is_sold_out: left === 0 } }
  }
  const following = followEdition(api as unknown as ApiClient)
  onTestFinished(following.end)
  return {
    ...following,
    requests,
    say: (now: number | undefined) => {
      left = now
    },
    settle: (ms = 0) => vi.advanceTimersByTimeAsync(ms),
  }
}

const left = () => editionNow.get()?.free
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('requests the edition at once, and again after the interval', async () => {
  const page = follow(213)
  await page.settle()
  expect(left()).toBe(213)
  page.say(212)
  await page.settle(lookMs - 1)
  expect([left(), page.requests.mock.calls.length]).toEqual([213, 1])
  await page.settle(1)
  expect([left(), page.requests.mock.calls.length]).toEqual([212, 2])
})

test('makes no request while the page is hidden, and one at once when the visitor returns', async () => {
  const page = follow(213)
  await page.settle()
  hide('hidden')
  page.say(5)
  await page.settle(10 * lookMs)
  expect([left(), page.requests.mock.calls.length]).toEqual([213, 1])
  hide('visible')
  await page.settle()
  expect(left()).toBe(5)
  page.say(4)
  dispatchEvent(new Event('focus'))
  await page.settle()
  expect(left()).toBe(4)
})

test('keeps the last number without an answer, and notifies nobody again', async () => {
  const page = follow(213)
  await page.settle()
  const reported = vi.fn()
  onTestFinished(editionNow.onChange(reported))
  page.say(undefined)
  await page.settle(lookMs)
  page.say(213)
  await page.settle(lookMs)
  expect([left(), reported.mock.calls.length, page.requests.mock.calls.length]).toEqual([213, 0, 3])
})

test('stops requesting after the page is left', async () => {
  const page = follow(213)
  await page.settle()
  page.end()
  await page.settle(10 * lookMs)
  dispatchEvent(new Event('focus'))
  await page.settle()
  expect(page.requests).toHaveBeenCalledTimes(1)
})
