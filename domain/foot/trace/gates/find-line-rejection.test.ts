import { expect, test } from 'vitest'
import { rodLine } from '../../../../tests/support/builders/traced/rod-line.ts'
import { findLineRejection, lineLengthMm } from './find-line-rejection.ts'

const drawn = rodLine(4, { turnDeg: 0, x: 100, y: 20, side: 'left' })
const around = lineLengthMm(drawn)

test('a line around a foot of 250 mm, between its toes as well, is about 700 mm long', () => {
  expect(around).toBeGreaterThan(650)
  expect(around).toBeLessThan(750)
})

test.each([
  [{ openMm: 17, bridgedMm: 17 }, undefined],
  [{ openMm: 19, bridgedMm: 19 }, 'line_open'],
  [{ openMm: 10, bridgedMm: 0.24 * around }, undefined],
  [{ openMm: 10, bridgedMm: 0.26 * around }, 'line_open'],
  [{ doubledMm: 100, apartMm: 2 }, undefined],
  [{ doubledMm: 100, apartMm: 2.2 }, 'pen_leaned'],
  [{ doubledMm: 35, apartMm: 5 }, undefined],
] as const)('of a line with %o is said: %s', (facts, code) => {
  expect(findLineRejection({ ...drawn, ...facts })).toBe(code)
})

/** A line that is bridged over so much, and stands out by so much there. */
function bridgedOver(openMm: number, bulge: number, isOpenHidden: boolean) {
  const arc = Array.from({ length: 21 }, (_, k) => {
    const share = k / 20
    return { x: openMm * share, y: 4 * bulge * share * (1 - share) }
  })
  const rest = [
    { x: openMm + 200, y: 0 },
    { x: openMm + 200, y: 100 },
    { x: 0, y: 100 },
  ]
  const points = [...arc, ...rest].map((point, k) => ({
    ...point,
    outX: 0,
    outY: -1,
    inkMm: 1,
    sigmaMm: 0.1,
    isBridged: k <= 20,
  }))
  return { ...drawn, points, openMm, bridgedMm: openMm, open: [arc[0]!, arc[20]!] as const, isOpenHidden }
}

test.each([
  [31, 1.1, false, undefined],
  [31, 1.3, false, 'line_open'],
  [33, 1.1, false, 'line_open'],
  [33, 1.1, true, undefined],
  [63, 5.4, true, undefined],
  [63, 5.6, true, 'line_open'],
  [65, 1, true, 'line_open'],
])('a bridge over %d mm that stands out by %d mm, hidden by a pen: %s, is said to be %s', (openMm, bulge, is, code) => {
  expect(findLineRejection(bridgedOver(openMm, bulge, is))).toBe(code)
})
