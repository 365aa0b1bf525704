import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getTextDirection } from './text-direction.ts'

test.each(['ar', 'he', 'fa'])('%s is written from right to left', (language) => {
  expect(getTextDirection(language)).toBe('rtl')
})

test('every other language is written from left to right', () => {
  fc.assert(fc.property(fc.string(), (code) => ['ar', 'he', 'fa'].includes(code) || getTextDirection(code) === 'ltr'))
})
