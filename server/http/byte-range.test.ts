import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each([
  ['bytes=0-4', { start: 0, end: 4 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=4-2', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['bytes=-', 'whole'],
  ['pages=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
])('of ten bytes, "%s" selects %o', (header, range) => {
  expect(readRange(header, 10)).toEqual(range)
})

test('a range always lies within the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000 }), (first, last, size) => {
      const range = readRange(`bytes=${first}-${last}`, size)
      if (typeof range === 'string') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.end).toBeLessThan(size)
      expect(range.start).toBeLessThanOrEqual(range.end)
    }),
  )
})
