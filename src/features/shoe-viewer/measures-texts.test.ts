import { expect, test } from 'vitest'
import { firstMeasures, firstPair, firstTexts, isSample, readPair } from './measures-texts.ts'

test.each(['mm', 'cm'] as const)('starts the form in %s with the pair that is made first', (unit) => {
  expect(readPair(firstTexts(unit), unit)).toMatchObject({ measures: firstMeasures })
  expect(readPair(firstTexts(unit), unit)).toEqual(firstPair())
})

test('reads each foot separately, and leaves empty fields to be estimated', () => {
  const right = { lengthMm: '２６０．５', ballWidthMm: '', heelWidthMm: '' }
  expect(readPair({ left: firstTexts('mm').left, right }, 'mm')).toMatchObject({
    measures: { left: firstMeasures.left, right: { lengthMm: 260.5 } },
  })
})

test('reports each error for the foot it concerns', () => {
  const left = { lengthMm: '', ballWidthMm: '', heelWidthMm: '' }
  const right = { lengthMm: '1e9', ballWidthMm: '100', heelWidthMm: '67' }
  expect(readPair({ left, right }, 'mm')).toEqual({
    formErrors: { left: { lengthMm: 'missing' }, right: { lengthMm: 'no_number' } },
  })
})

test('calls a pair a sample until a measurement of a foot is changed or removed', () => {
  const { left } = firstMeasures
  expect(isSample(firstMeasures)).toBe(true)
  expect(isSample({ left, right: { ...left, heelWidthMm: 68 } })).toBe(false)
  expect(isSample({ left: { lengthMm: left.lengthMm }, right: left })).toBe(false)
})

test('returns the measurements of each foot, with larger tolerances for estimated ones', () => {
  const right = { lengthMm: '260', ballWidthMm: '', heelWidthMm: '67' }
  const read = readPair({ left: firstTexts('mm').left, right }, 'mm')
  if ('formErrors' in read) throw new Error('refused')
  const tolerance = (side: 'left' | 'right') => read.feet[side].figures.ballWidthMm?.tolerance ?? 0
  expect(read.feet.left.figures.lengthMm.tolerance).toBe(3)
  expect(tolerance('right')).toBeGreaterThan(tolerance('left'))
})
