import { expect, test } from 'vitest'
import { isSizeOther } from './told-differently.ts'

test.each([
  [250, 250, false],
  [265, 250, false],
  [265.1, 250, true],
  [235, 250, false],
  [234.9, 250, true],
  [266, undefined, false],
])('a foot of %d mm, 3 mm either way, and a size for %s mm: asked about is %s', (value, usualMm, isOther) => {
  expect(isSizeOther({ value, tolerance: 3 }, usualMm)).toBe(isOther)
})
