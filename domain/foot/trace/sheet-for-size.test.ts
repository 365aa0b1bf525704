import { expect, test } from 'vitest'
import { plausibleRanges } from '../plausible.ts'
import { sheetForSize } from './sheet-for-size.ts'

const advised = (mm: number, kind: 'a4' | 'letter') => {
  const { paper, isDiagonal } = sheetForSize(mm, kind)
  return isDiagonal ? `${paper}, diagonally` : paper
}

test('a foot lies straight on A4 while there is room, then diagonally, then on A3', () => {
  expect([261, 262].map((mm) => advised(mm, 'a4'))).toEqual(['a4', 'a4, diagonally'])
  expect([280, 281].map((mm) => advised(mm, 'a4'))).toEqual(['a4, diagonally', 'a3'])
})

test('Letter is shorter and wider, and is followed by Tabloid', () => {
  expect([243, 244].map((mm) => advised(mm, 'letter'))).toEqual(['letter', 'letter, diagonally'])
  expect([269, 270].map((mm) => advised(mm, 'letter'))).toEqual(['letter, diagonally', 'tabloid'])
})

test('a longer foot never gets a smaller sheet', () => {
  const { min, max } = plausibleRanges.lengthMm
  const order = ['a4', 'a4, diagonally', 'a3']
  const places = Array.from({ length: max - min + 1 }, (_, k) => order.indexOf(advised(min + k, 'a4')))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
