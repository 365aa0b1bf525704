import { expect, test } from 'vitest'
import { footMmOfSize } from './shoe-size.ts'

test.each([
  ['24.5', 'jp', 245],
  ['２４．５ cm', 'jp', 245],
  ['24,5', 'jp', 245],
  ['39', 'eu', 245],
  ['6', 'uk', 245.5],
  ['8', 'us_women', 245.5],
  ['9.5', 'us_men', 266.7],
] as const)('size %s (%s) is made for a foot of %s mm', (text, system, mm) => {
  expect(footMmOfSize(text, system)).toBeCloseTo(mm, 1)
})

test.each([
  ['', 'jp'],
  ['wide', 'eu'],
  ['245', 'jp'],
  ['17.9', 'jp'],
  ['33.1', 'jp'],
  ['39 cm', 'eu'],
  ['24.55', 'jp'],
] as const)('"%s" (%s) is no size of a foot that can be measured', (text, system) => {
  expect(footMmOfSize(text, system)).toBeUndefined()
})

test('the shortest and the longest foot that can be measured have a size', () => {
  expect([footMmOfSize('18', 'jp'), footMmOfSize('33', 'jp')]).toEqual([180, 330])
})
