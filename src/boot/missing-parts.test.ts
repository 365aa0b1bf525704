import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { isMissingPart, loadText, missingParts, partMissing, watchImports } from './missing-parts.ts'

const over = new AbortController()
watchImports(over.signal)
afterAll(() => over.abort())

/** What the bundler does when an import fails. */
function fail(payload: Error): Event {
  const event = Object.assign(new Event(partMissing, { cancelable: true }), { payload })
  dispatchEvent(event)
  return event
}

beforeEach(() => {
  missingParts.length = 0
  document.head.replaceChildren()
})

test('an import that fails is known as a missing part, in words that no router knows', () => {
  const fault = new TypeError('Failed to fetch dynamically imported module: /assets/faq.js')
  expect(isMissingPart(fault)).toBe(false)
  expect(fail(fault).defaultPrevented).toBe(false)
  expect([isMissingPart(fault), missingParts]).toEqual([true, [fault]])
  expect(fault.message).toMatch(/^A part of the shop did not come \(Failed/)
})

test('a screen is shown without styles that did not load, and they are fetched again', () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/faq.css' })
  document.head.append(link)
  const heard = vi.fn()
  addEventListener(partMissing, heard, { once: true })
  expect(fail(new Error(`Unable to preload CSS for ${link.href}`)).defaultPrevented).toBe(true)
  expect([heard.mock.calls.length, missingParts.length, link.isConnected]).toEqual([0, 0, false])
  removeEventListener(partMissing, heard)
})

test('a text that does not come is told once, and is a missing part', async () => {
  const heard = vi.fn()
  addEventListener(partMissing, heard, { once: true })
  const fault = await loadText(() => Promise.reject(new Error('faq: 404'))).catch((caught) => caught)
  expect([isMissingPart(fault), missingParts.length, heard.mock.calls.length]).toEqual([true, 1, 1])
  expect(await loadText(async () => 'text')).toBe('text')
})
