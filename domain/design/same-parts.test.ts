import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areSameParts } from './same-parts.ts'

/** The value after a round trip through the API. */
const sentAndRead = (value: unknown) => JSON.parse(JSON.stringify(value))

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).toReversed()
  return Object.fromEntries(parts.map(([name, part]) => [name, turned(part)]))
}

test('a value equals itself after a JSON round trip and with its keys reordered', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(areSameParts(value, sentAndRead(value))).toBe(true)
      expect(areSameParts(turned(value), value)).toBe(true)
    }),
  )
})

test('values with different JSON differ, in both directions', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const isSame = JSON.stringify(turned(sorted(one))) === JSON.stringify(turned(sorted(other)))
      expect([areSameParts(one, other), areSameParts(other, one)]).toEqual([isSame, isSame])
    }),
  )
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(parts.map(([name, part]) => [name, sorted(part)]))
}

test.each([
  ['-0 equals 0', { x: -0 }, { x: 0 }, true],
  ['an undefined property equals a missing one', { left: undefined }, {}, true],
  ['a number differs from its text', { mm: 1 }, { mm: '1' }, false],
  ['a missing property differs from null', {}, { mm: null }, false],
  ['an array differs from an object with its indexes', ['a'], { 0: 'a' }, false],
  ['an own property named constructor differs from a missing one', { constructor: {} }, {}, false],
  ['an own property named __proto__ differs from a missing one', JSON.parse('{"__proto__":{}}'), {}, false],
])('%s', (_, one, other, isSame) => {
  expect([areSameParts(one, other), areSameParts(other, one)]).toEqual([isSame, isSame])
})
