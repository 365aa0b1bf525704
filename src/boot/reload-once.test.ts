import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimReload, isKnownBuild } from './reload-once.ts'

/** A browser's storage for the tab, or one that refuses. */
function giveStorage(refuses?: 'everything' | 'writing'): void {
  const kept = new Map<string, string>()
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: refuses === 'everything' ? deny : (key: string) => kept.get(key) ?? null,
    setItem: refuses ? deny : (key: string, value: string) => void kept.set(key, value),
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
  expect([claimReload('/faq'), claimReload('/faq'), claimReload('/about')]).toEqual([true, false, true])
  vi.setSystemTime(1_009_999)
  expect(claimReload('/faq')).toBe(false)
  vi.setSystemTime(1_010_000)
  expect(claimReload('/faq')).toBe(true)
})

test('a clock that was set back holds nothing for longer', () => {
  claimReload('/faq')
  vi.setSystemTime(500_000)
  expect(claimReload('/faq')).toBe(true)
})

test('a build that was loaded for once is known in this tab, and no other', () => {
  expect(isKnownBuild('b2')).toBe(false)
  claimReload('/faq', 'b2')
  expect([isKnownBuild('b2'), isKnownBuild('b3')]).toEqual([true, false])
})

test.each(['everything', 'writing'] as const)('a browser whose storage refuses %s loads nothing anew', (what) => {
  giveStorage(what)
  expect(claimReload('/faq')).toBe(false)
  if (what === 'everything') expect(isKnownBuild('b2')).toBe(true)
})
