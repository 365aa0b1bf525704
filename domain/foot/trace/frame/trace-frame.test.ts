import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rodLine } from '../../../../tests/support/builders/traced/rod-line.ts'
import { traceFrame } from './trace-frame.ts'

const { points: line } = rodLine(4, { turnDeg: 0, x: 0, y: 0, side: 'left' })
/** The same with a heel that is so many times as wide, down to the waist. */
const heeled = (times: number) =>
  line.map((point) => {
    const share = Math.min(1, Math.max(0, (120 - point.y) / 60))
    return { ...point, x: point.x * (1 + (times - 1) * share) }
  })
const wide = (points: readonly { readonly x: number; readonly y: number }[], from: number, to: number) => {
  const xs = points.filter(({ y }) => y > from && y < to).map(({ x }) => x)
  return Math.max(...xs) - Math.min(...xs)
}

test('toes are where the wider part is, though a heel be wider than the ball', () => {
  const [heel, ball] = [wide(heeled(1.35), 20, 60), wide(line, 150, 200)]
  expect(heel).toBeGreaterThan(1.05 * ball)
  fc.assert(
    fc.property(
      fc.double({ min: 0.9, max: 1.35, noNaN: true }),
      fc.constantFrom('left', 'right', 'either'),
      (times, side) => {
        const frame = traceFrame(heeled(times), side)
        expect(frame?.axis.y).toBeGreaterThan(0.98)
        expect(frame?.rear.y).toBeLessThan(0)
      },
    ),
    { numRuns: 20 },
  )
})

test('the frame turns and moves with the line, whichever way it lies', () => {
  const [cos, sin] = [Math.cos(2.5), Math.sin(2.5)]
  const turned = line.map(({ x, y }) => ({ x: 80 + x * cos - y * sin, y: 60 + x * sin + y * cos }))
  const [frame, other] = [traceFrame(line, 'left')!, traceFrame(turned, 'left')!]
  expect(other.lengthMm).toBeCloseTo(frame.lengthMm, 6)
  expect(other.axis.x).toBeCloseTo(frame.axis.x * cos - frame.axis.y * sin, 6)
  expect(other.rear.x).toBeCloseTo(80 + frame.rear.x * cos - frame.rear.y * sin, 6)
})
