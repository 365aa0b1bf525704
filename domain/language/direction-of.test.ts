import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directionOf } from './direction-of.ts'

test.each(['ar', 'he', 'fa'])('%s is written from right to left', (language) => {
  expect(directionOf(language)).toBe('rtl')
})

test('every other language is written from left to right', () => {
  fc.assert(fc.property(fc.string(), (code) => ['ar', 'he', 'fa'].includes(code) || directionOf(code) === 'ltr'))
})
