import { expect, test } from 'vitest'
import { firstMeasures, firstPair, firstTexts, isSample, readPair } from './measures-texts.ts'

test.each(['mm', 'cm'] as const)(
  'what stands in the form at first, in %s, is the pair that is made at first',
  (unit) => {
    expect(readPair(firstTexts(unit), unit)).toMatchObject({ measures: firstMeasures })
    expect(readPair(firstTexts(unit), unit)).toEqual(firstPair())
  },
)

test('each foot has numbers of its own, and what was left empty is left to be estimated', () => {
  const right = { lengthMm: '２６０．５', ballWidthMm: '', heelWidthMm: '' }
  expect(readPair({ left: firstTexts('mm').left, right }, 'mm')).toMatchObject({
    measures: { left: firstMeasures.left, right: { lengthMm: 260.5 } },
  })
})

test('what is wrong is told for the foot it is wrong of', () => {
  const left = { lengthMm: '', ballWidthMm: '', heelWidthMm: '' }
  const right = { lengthMm: '1e9', ballWidthMm: '100', heelWidthMm: '67' }
  expect(readPair({ left, right }, 'mm')).toEqual({
    formErrors: { left: { lengthMm: 'missing' }, right: { lengthMm: 'no_number' } },
  })
})

test('a pair is a sample until a number of one of its feet was changed or taken away', () => {
  const { left } = firstMeasures
  expect(isSample(firstMeasures)).toBe(true)
  expect(isSample({ left, right: { ...left, heelWidthMm: 68 } })).toBe(false)
  expect(isSample({ left: { lengthMm: left.lengthMm }, right: left })).toBe(false)
})

test('what is known of each foot is told with it, the less surely where a number was estimated', () => {
  const right = { lengthMm: '260', ballWidthMm: '', heelWidthMm: '67' }
  const read = readPair({ left: firstTexts('mm').left, right }, 'mm')
  if ('formErrors' in read) throw new Error('refused')
  const tolerance = (side: 'left' | 'right') => read.feet[side].figures.ballWidthMm?.tolerance ?? 0
  expect(read.feet.left.figures.lengthMm.tolerance).toBe(3)
  expect(tolerance('right')).toBeGreaterThan(tolerance('left'))
})
