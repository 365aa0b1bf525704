import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { chunkMissing, isMissingPart, loadText, missingChunks, watchImports } from './missing-parts.ts'

const over = new AbortController()
watchImports(over.signal)
afterAll(() => over.abort())

/** Dispatches the event that the bundler dispatches when an import fails. */
function fail(payload: Error): Event {
  const event = Object.assign(new Event(chunkMissing, { cancelable: true }), { payload })
  dispatchEvent(event)
  return event
}

beforeEach(() => {
  missingChunks.length = 0
  document.head.replaceChildren()
})

test('a failed import is marked as a missing chunk, with a message that the router does not recognise', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/faq.js')
  expect(isMissingPart(error)).toBe(false)
  expect(fail(error).defaultPrevented).toBe(false)
  expect([isMissingPart(error), missingChunks]).toEqual([true, [error]])
  expect(error.message).toMatch(/^A part of the shop did not come \(Failed/)
})

test('a page is shown without a stylesheet that failed, and its link is removed so it loads again', () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/faq.css' })
  document.head.append(link)
  const received = vi.fn()
  addEventListener(chunkMissing, received, { once: true })
  expect(fail(new Error(`Unable to preload CSS for ${link.href}`)).defaultPrevented).toBe(true)
  expect([received.mock.calls.length, missingChunks.length, link.isConnected]).toEqual([0, 0, false])
  removeEventListener(chunkMissing, received)
})

test('messages that fail to load dispatch the event once and count as a missing chunk', async () => {
  const received = vi.fn()
  addEventListener(chunkMissing, received, { once: true })
  const error = await loadText(() => Promise.reject(new Error('faq: 404'))).catch((caught) => caught)
  expect([isMissingPart(error), missingChunks.length, received.mock.calls.length]).toEqual([true, 1, 1])
  expect(await loadText(async () => 'text')).toBe('text')
})
