import { expect, test } from 'vitest'
import { exactLengthText, fixedText, lengthText } from './length-text.ts'

test.each([
  [248.64, 'en', '248.6 mm', '248.6 mm'],
  [248.64, 'ja', '24.9 cm', '24.9 cm（248.6 mm）'],
  [250, 'en', '250.0 mm', '250.0 mm'],
  [250, 'ja', '25.0 cm', '25.0 cm（250.0 mm）'],
] as const)('%d mm in %s is %s, and exactly %s', (mm, language, text, exact) => {
  expect(lengthText(mm, language)).toBe(text.replaceAll(' ', '\u00a0'))
  expect(exactLengthText(mm, language)).toBe(exact.replaceAll(' ', '\u00a0'))
})

test.each([
  [-0.3, '−0.3'],
  [-0.04, '0.0'],
  [0.3, '0.3'],
])('%d is written %s, with a minus sign instead of a hyphen', (value, text) => {
  expect(fixedText(value, 'en')).toBe(text)
})
