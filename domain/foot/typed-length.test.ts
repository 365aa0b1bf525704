import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownIn, typedMm, withUnit } from './typed-length.ts'

const units = ['mm', 'cm', 'in'] as const

test.each([
  ['255', 'mm', 'cm', '25.5'],
  ['25,5', 'cm', 'mm', '255'],
  ['255', 'mm', 'in', '10.04'],
  ['10 1/16', 'in', 'mm', '255.6'],
  ['２５．５', 'cm', 'in', '10.04'],
] as const)('"%s" in %s is shown in %s as "%s"', (text, from, to, shown) => {
  expect(shownIn(text, from, to)).toBe(shown)
})

test.each(['', '  ', 'about 25', '25.5 cm', '10"', '25 1/2'])('"%s" is left as it was typed', (text) => {
  expect(shownIn(text, 'mm', 'in')).toBe(text)
})

test('in its own unit a length stays as it was typed, to the sign', () => {
  for (const unit of units) expect(shownIn(' 10,50', unit, unit)).toBe(' 10,50')
})

test('whatever is shown in another unit is the same length, as far as a ruler can be read', () => {
  const lengths = fc.integer({ min: 300, max: 3_700 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(lengths, fc.constantFrom(...units), (mm, to) => {
      expect(Math.abs((typedMm(shownIn(String(mm), 'mm', to), to) ?? 0) - mm)).toBeLessThanOrEqual(0.13)
    }),
  )
})

test.each([
  ['10 1/4', 'in', 260.35],
  ['25.5', 'cm', 255],
  ['255 mm', 'in', 255],
] as const)('with its unit behind it "%s" (%s) is read alike in every unit', (text, unit, mm) => {
  for (const defaultUnit of units) expect(typedMm(withUnit(text, unit), defaultUnit)).toBe(mm)
})

test('what is empty gets no unit', () => {
  expect(withUnit(' ', 'cm')).toBe(' ')
})
