import { afterEach, expect, test, vi } from 'vitest'
import { readStored, store } from './stored-text.ts'

const places = ['localStorage', 'sessionStorage'] as const

afterEach(() => vi.restoreAllMocks())

test.each(places)('%s stores a text until it is removed', (where) => {
  expect(readStored(where, 'a')).toBeNull()
  expect(store(where, 'a', '')).toBe(true)
  expect(readStored(where, 'a')).toBe('')
  expect(store(where, 'a', 'text')).toBe(true)
  expect([readStored(where, 'a'), readStored(where, 'b')]).toEqual(['text', null])
  expect(store(where, 'a', undefined)).toBe(true)
  expect(readStored(where, 'a')).toBeNull()
})

test.each(places)('where %s is denied, reading is undefined, storing is false and nothing throws', (where) => {
  vi.spyOn(globalThis, where, 'get').mockImplementation(() => {
    throw new DOMException('The user agent forbids it.', 'SecurityError')
  })
  expect([readStored(where, 'a'), store(where, 'a', 'text'), store(where, 'a', undefined)]).toEqual([
    undefined,
    false,
    false,
  ])
})

test('storing returns false when the quota is exceeded', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  expect([store('localStorage', 'a', 'text'), readStored('localStorage', 'a')]).toEqual([false, null])
})
