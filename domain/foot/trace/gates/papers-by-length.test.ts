import fc from 'fast-check'
import { expect, test } from 'vitest'
import { papersByLength, papersByPen, type SheetLengths } from './papers-by-length.ts'

const on = (...lengthsMm: readonly number[]): SheetLengths[] => [
  { paper: 'a4', lengthsMm },
  { paper: 'a3', lengthsMm: lengthsMm.map((mm) => mm * Math.SQRT2) },
]

test.each<[number, number | undefined, string[], string]>([
  [250, undefined, ['a4'], 'as A3 a foot would be 354 mm long'],
  [221, undefined, ['a4'], '313 mm'],
  [219.9, undefined, ['a4', 'a3'], '311 mm'],
  [195, undefined, ['a4', 'a3'], 'a child’s, or 276 mm'],
  [180, undefined, ['a4', 'a3'], 'a small child’s, or 255 mm'],
  [165, undefined, ['a4', 'a3'], 'smaller than shoes are made for, or 233 mm'],
  [140, undefined, ['a4', 'a3'], 'a very small child’s, or 198 mm'],
  [90, undefined, ['a4', 'a3'], 'a baby’s that stands, or 127 mm'],
  [89.9, undefined, ['a3'], 'shorter than feet are, or 127 mm'],
  [312, undefined, [], 'longer than feet are on either'],
  [311, undefined, ['a4'], 'a very long one'],
  [63, undefined, [], 'shorter than feet are on either'],
  [195, 195, ['a4'], 'its usual size'],
  [195, 207, ['a4'], '12 mm off is within reach of a usual size'],
  [195, 207.1, ['a4', 'a3'], 'more is not'],
  [195, 287.7, ['a3'], '276 mm, 12 mm off'],
  [195, 288, ['a4', 'a3'], 'more is not'],
  [195, 240, ['a4', 'a3'], 'neither goes with it'],
  [226, 320, ['a3'], 'very long, but usual'],
  [250, 320, ['a4'], 'nobody’s usual size makes a foot of 354 mm'],
])('%d mm on A4, a usual size for %s: %o (%s)', (mm, usualMm, papers, _) => {
  expect(papersByLength(on(mm), usualMm)).toEqual(papers)
})

test('both feet on one sheet have to be feet', () => {
  expect(papersByLength(on(200, 205), undefined)).toEqual(['a4', 'a3'])
  expect(papersByLength(on(219, 222), undefined)).toEqual(['a4'])
  expect(papersByLength(on(89, 92), undefined)).toEqual(['a3'])
})

test('where nothing was measured no sheet is likely', () => {
  expect(papersByLength(on(), 250)).toEqual([])
})

test('whoever tells a size that one reading has is asked nothing, however long the foot is', () => {
  const lengths = fc.double({ min: 130, max: 330, noNaN: true })
  const offs = fc.double({ min: -12, max: 12, noNaN: true })
  fc.assert(
    fc.property(lengths, offs, fc.constantFrom(0, 1), (mm, off, is) => {
      const readings = on(mm)
      const { paper, lengthsMm } = readings[is] as SheetLengths
      expect(papersByLength(readings, (lengthsMm[0] as number) + off)).toEqual([paper])
    }),
  )
})

test('a scale that makes one sheet of the other turns the answer about', () => {
  fc.assert(
    fc.property(fc.double({ min: 100, max: 400, noNaN: true }), (mm) => {
      const papers = papersByLength(on(mm), undefined)
      const [a4, a3] = on(mm) as [SheetLengths, SheetLengths]
      expect(papersByLength([a3, a4], undefined)).toEqual(papers.toReversed())
    }),
  )
})

test.each<[number | undefined, string[], string]>([
  [140, ['a4'], 'no pen is 198 mm long'],
  [136, ['a4'], '192 mm'],
  [134, ['a4', 'a3'], 'a new pencil is 190 mm long'],
  [99, ['a4', 'a3'], 'a stub, or 140 mm'],
  [192, ['a4', 'a3'], 'longer than pens are on either: something else was seen'],
  [undefined, ['a4', 'a3'], 'none was seen'],
])('a pen that is %s mm long on A4 leaves %o (%s)', (mm, papers, _) => {
  const longMm = (paper: string) => mm && (paper === 'a3' ? mm * Math.SQRT2 : mm)
  expect(papersByPen(['a4', 'a3'], longMm)).toEqual(papers)
})
