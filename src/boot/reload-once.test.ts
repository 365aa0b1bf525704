import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isKnownBuild, takeSlot } from './reload-once.ts'

/** Stubs the session storage, or one that throws. */
function giveStorage(failsOn?: 'everything' | 'writing'): void {
  const items = new Map<string, string>()
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: failsOn === 'everything' ? deny : (key: string) => items.get(key) ?? null,
    setItem: failsOn ? deny : (key: string, value: string) => void items.set(key, value),
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  giveStorage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('allows one reload of a path within ten seconds', () => {
  expect([takeSlot('/faq'), takeSlot('/faq'), takeSlot('/about')]).toEqual([true, false, true])
  vi.setSystemTime(1_009_999)
  expect(takeSlot('/faq')).toBe(false)
  vi.setSystemTime(1_010_000)
  expect(takeSlot('/faq')).toBe(true)
})

test('a clock that was set back does not extend the limit', () => {
  takeSlot('/faq')
  vi.setSystemTime(500_000)
  expect(takeSlot('/faq')).toBe(true)
})

test('remembers the build of a reload, and no other', () => {
  expect(isKnownBuild('b2')).toBe(false)
  takeSlot('/faq', 'b2')
  expect([isKnownBuild('b2'), isKnownBuild('b3')]).toEqual([true, false])
})

test.each(['everything', 'writing'] as const)('allows no reload in a browser whose storage denies %s', (what) => {
  giveStorage(what)
  expect(takeSlot('/faq')).toBe(false)
  if (what === 'everything') expect(isKnownBuild('b2')).toBe(true)
})
