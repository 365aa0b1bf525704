import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areSameParts } from './same-parts.ts'

/** As a device holds a value, and as it comes back from the shop. */
const sentAndRead = (value: unknown) => JSON.parse(JSON.stringify(value))

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).toReversed()
  return Object.fromEntries(parts.map(([name, part]) => [name, turned(part)]))
}

test('whatever is sent and read again has the same parts, in whatever order its names stand', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(areSameParts(value, sentAndRead(value))).toBe(true)
      expect(areSameParts(turned(value), value)).toBe(true)
    }),
  )
})

test('what is written differently has other parts, both ways', () => {
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
  ['a point on the line, from either side of it', { x: -0 }, { x: 0 }, true],
  ['a part that is none', { left: undefined }, {}, true],
  ['a number and its text', { mm: 1 }, { mm: '1' }, false],
  ['nothing and null', {}, { mm: null }, false],
  ['a list and what has its places', ['a'], { 0: 'a' }, false],
  ['a part that every object knows by its name', { constructor: {} }, {}, false],
  ['a part of the name of what every object stands on', JSON.parse('{"__proto__":{}}'), {}, false],
])('%s', (_, one, other, isSame) => {
  expect([areSameParts(one, other), areSameParts(other, one)]).toEqual([isSame, isSame])
})
