import { expect, test } from 'vitest'
import { rodLine } from '../../../../tests/support/traced/rod-line.ts'
import { lengthOf, lineFault } from './line-fault.ts'

const drawn = rodLine(4, { turnDeg: 0, x: 100, y: 20, side: 'left' })
const around = lengthOf(drawn)

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
  expect(lineFault({ ...drawn, ...facts })).toBe(code)
})
