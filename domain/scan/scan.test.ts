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

test('a scan of both feet, traced or by hand, is valid and survives a JSON round trip', () => {
  for (const scan of [someScan(), someScan({ left: someTypedFoot('left'), right: someTypedFoot('right') })])
    expect(measuredScan.parse(JSON.parse(JSON.stringify(scan)))).toEqual(scan)
})

const point = { x: 1, y: 1 }
const figure = { value: 250, tolerance: 1, method: 'measured' }
test.each([
  ['a foot without length', withFoot({ figures: {} })],
  ['an unknown figure', withFoot({ figures: { lengthMm: figure, shoeSize: figure } })],
  ['a figure beyond its limit', withFoot({ figures: { lengthMm: { ...figure, value: 501 } } })],
  ['a figure that is a text', withFoot({ figures: { lengthMm: { ...figure, value: '250' } } })],
  ['an infinite figure', withFoot({ figures: { lengthMm: { ...figure, value: Number.POSITIVE_INFINITY } } })],
  ['a negative tolerance', withFoot({ figures: { lengthMm: { ...figure, tolerance: -1 } } })],
  ['an unknown method', withFoot({ figures: { lengthMm: { ...figure, method: 'guessed' } } })],
  ['a huge outline', withFoot({ outline: Array.from({ length: maxOutlinePoints + 1 }, () => point) })],
  ['an outline of a few points', withFoot({ outline: [point, point, point] })],
  ['an outline with a distant point', withFoot({ outline: Array.from({ length: 12 }, () => ({ x: 1, y: 451 })) })],
  ['a quality above 100', withFoot({ quality: { score: 101, reasons: [] } })],
  ['an unknown reason', withFoot({ quality: { score: 50, reasons: ['ugly'] } })],
  ['an unknown side', withFoot({ side: 'middle' })],
  ['a scan of one foot', { ...someScan(), right: undefined }],
  ['a scan with a picture', { ...someScan(), photo: 'data:' }],
  ['an invalid time', someScan({ measuredAt: 'yesterday' })],
  ['a time before 1970', someScan({ measuredAt: '0000-01-01T00:00:00Z' })],
  ['an engine with a space', someScan({ engine: 'a b' })],
  ['an unknown engine', someScan({ engine: '0' })],
  ['a repeated reason', withFoot({ quality: { score: 50, reasons: ['tilted', 'tilted'] } })],
])('%s is rejected as a scan', (_what, value) => {
  expect(isScan(value)).toBe(false)
})

test('any measured foot becomes a valid scan below the size limit, rounded to hundredths', () => {
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
