import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someScan, someScannedFoot, someTypedFoot } from '../../tests/support/builders/some-scan.ts'
import type { FootMeasures } from '../foot/foot-figures.ts'
import { asScanned, maxOutlinePoints, measuredScan, toFootMeasures } from './scan.ts'

const isScan = (value: unknown) => measuredScan.safeParse(value).success
const withFoot = (more: object) => {
  const left = someScannedFoot('left')
  return { ...someScan(), left: { ...left, foot: { ...left.foot, ...more } } }
}

test('a scan of both feet is one, traced or by hand, and stays the same over the wire', () => {
  for (const scan of [someScan(), someScan({ left: someTypedFoot('left'), right: someTypedFoot('right') })])
    expect(measuredScan.parse(JSON.parse(JSON.stringify(scan)))).toEqual(scan)
})

const point = { x: 1, y: 1 }
const figure = { value: 250, tolerance: 1, method: 'measured' }
test.each([
  ['a foot without length', withFoot({ figures: {} })],
  ['a number of no name', withFoot({ figures: { lengthMm: figure, shoeSize: figure } })],
  ['a number beyond all feet', withFoot({ figures: { lengthMm: { ...figure, value: 501 } } })],
  ['no number', withFoot({ figures: { lengthMm: { ...figure, value: '250' } } })],
  ['an endless number', withFoot({ figures: { lengthMm: { ...figure, value: Number.POSITIVE_INFINITY } } })],
  ['a tolerance below nought', withFoot({ figures: { lengthMm: { ...figure, tolerance: -1 } } })],
  ['an unknown method', withFoot({ figures: { lengthMm: { ...figure, method: 'guessed' } } })],
  ['a huge outline', withFoot({ outline: Array.from({ length: maxOutlinePoints + 1 }, () => point) })],
  ['an outline of a few points', withFoot({ outline: [point, point, point] })],
  ['a point far off', withFoot({ outline: Array.from({ length: 12 }, () => ({ x: 1, y: 451 })) })],
  ['a quality beyond the best', withFoot({ quality: { score: 101, reasons: [] } })],
  ['an unknown reason', withFoot({ quality: { score: 50, reasons: ['ugly'] } })],
  ['an unknown side', withFoot({ side: 'middle' })],
  ['one foot', { ...someScan(), right: undefined }],
  ['a picture beside it', { ...someScan(), photo: 'data:' }],
  ['a time that is none', someScan({ measuredAt: 'yesterday' })],
  ['a time before all computers', someScan({ measuredAt: '0000-01-01T00:00:00Z' })],
  ['an engine of many words', someScan({ engine: 'a b' })],
  ['an engine that never was', someScan({ engine: '0' })],
  ['a reason that is said twice', withFoot({ quality: { score: 50, reasons: ['tilted', 'tilted'] } })],
])('%s is no scan', (_what, value) => {
  expect(isScan(value)).toBe(false)
})

test('whatever was measured becomes a scan that is small enough, and the same foot to a hundredth', () => {
  const number = fc.double({ min: 0, max: 99, noNaN: true })
  const points = fc.array(fc.record({ x: number, y: number }), { minLength: 12, maxLength: 4 * maxOutlinePoints })
  fc.assert(
    fc.property(points, number, (outline, value) => {
      const foot: FootMeasures = {
        ...toFootMeasures(someScannedFoot('left')),
        outline,
        quality: { score: value, reasons: [] },
      }
      const scanned = asScanned(foot, 'trace', 'sitting')
      expect(isScan({ ...someScan(), left: scanned })).toBe(true)
      expect(JSON.stringify(scanned).length).toBeLessThan(50_000)
      expect(asScanned(toFootMeasures(scanned), 'trace', 'sitting')).toEqual(scanned)
    }),
    { numRuns: 20 },
  )
})
