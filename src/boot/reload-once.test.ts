import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isKnownBuild, takeReloadSlot } from './reload-once.ts'

/** A browser's storage for the tab, or one that refuses. */
function giveStorage(failsOn?: 'everything' | 'writing'): void {
  const interactions = new Map<string, string>()
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: failsOn === 'everything' ? deny : (key: string) => interactions.get(key) ?? null,
    setItem: failsOn ? deny : (key: string, value: string) => void interactions.set(key, value),
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

test('a path is loaded anew once, and not again within ten seconds', () => {
  expect([takeReloadSlot('/faq'), takeReloadSlot('/faq'), takeReloadSlot('/about')]).toEqual([true, false, true])
  vi.setSystemTime(1_009_999)
  expect(takeReloadSlot('/faq')).toBe(false)
  vi.setSystemTime(1_010_000)
  expect(takeReloadSlot('/faq')).toBe(true)
})

test('a clock that was set back holds nothing for longer', () => {
  takeReloadSlot('/faq')
  vi.setSystemTime(500_000)
  expect(takeReloadSlot('/faq')).toBe(true)
})

test('a build that was loaded for once is known in this tab, and no other', () => {
  expect(isKnownBuild('b2')).toBe(false)
  takeReloadSlot('/faq', 'b2')
  expect([isKnownBuild('b2'), isKnownBuild('b3')]).toEqual([true, false])
})

test.each(['everything', 'writing'] as const)('a browser whose storage refuses %s loads nothing anew', (what) => {
  giveStorage(what)
  expect(takeReloadSlot('/faq')).toBe(false)
  if (what === 'everything') expect(isKnownBuild('b2')).toBe(true)
})
