import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { chunkMissing, isMissingPart, loadText, missingChunks, watchImports } from './missing-parts.ts'

const over = new AbortController()
watchImports(over.signal)
afterAll(() => over.abort())

/** What the bundler does when an import fails. */
function fail(payload: Error): Event {
  const event = Object.assign(new Event(chunkMissing, { cancelable: true }), { payload })
  dispatchEvent(event)
  return event
}

beforeEach(() => {
  missingChunks.length = 0
  document.head.replaceChildren()
})

test('an import that fails is known as a missing part, in words that no router knows', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/faq.js')
  expect(isMissingPart(error)).toBe(false)
  expect(fail(error).defaultPrevented).toBe(false)
  expect([isMissingPart(error), missingChunks]).toEqual([true, [error]])
  expect(error.message).toMatch(/^A part of the shop did not come \(Failed/)
})

test('a screen is shown without styles that did not load, and they are fetched again', () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/faq.css' })
  document.head.append(link)
  const received = vi.fn()
  addEventListener(chunkMissing, received, { once: true })
  expect(fail(new Error(`Unable to preload CSS for ${link.href}`)).defaultPrevented).toBe(true)
  expect([received.mock.calls.length, missingChunks.length, link.isConnected]).toEqual([0, 0, false])
  removeEventListener(chunkMissing, received)
})

test('a text that does not come is told once, and is a missing part', async () => {
  const received = vi.fn()
  addEventListener(chunkMissing, received, { once: true })
  const error = await loadText(() => Promise.reject(new Error('faq: 404'))).catch((caught) => caught)
  expect([isMissingPart(error), missingChunks.length, received.mock.calls.length]).toEqual([true, 1, 1])
  expect(await loadText(async () => 'text')).toBe('text')
})
