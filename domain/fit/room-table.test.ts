import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFoot, oddFoot } from '../../tests/support/builders/any-foot.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { estimateMissing } from '../foot/estimate-missing.ts'
import type { FootMeasures } from '../foot/foot-figures.ts'
import { readMeasures } from '../shoe/read-measures.ts'
import { feels } from './feel.ts'
import { footIfOff } from './foot-if-off.ts'
import { getRoomForFeel, roomFigures } from './room.ts'
import { roomIfOff, roomTable } from './room-table.ts'
import { getRoomRange } from './wear.ts'

const foot: FootMeasures = {
  side: 'left',
  figures: estimateMissing({
    lengthMm: { value: 261.1, tolerance: 1.4, method: 'measured' },
    ballWidthMm: { value: 94.6, tolerance: 2.6, method: 'measured' },
    ballGirthMm: { value: 228, tolerance: 5, method: 'typed' },
  }),
  toeForm: undefined,
  outline: [],
  quality: { score: 92, reasons: [] },
}
const anyFeel = fc.constantFrom(...feels)
const anyFitInput = anyFeel.chain((feel) =>
  fc
    .record(
      Object.fromEntries(
        roomFigures.map((figure) => {
          const { min, max } = getRoomRange(figure, feel)
          return [figure, fc.double({ min, max, noNaN: true })]
        }),
      ),
      { requiredKeys: [] },
    )
    .map((adjustments) => ({ feel, adjustments })),
)

describe('The room table', () => {
  test('has foot, room, inside and method of every figure, and marks what worn pairs have changed', () => {
    const rows = roomTable(foot, 'natural', { ballWidthMm: 1.5, heelWidthMm: 0 })
    expect(rows.map(({ figure }) => figure)).toEqual(roomFigures)
    expect(rows.map(({ zone }) => zone)).toEqual(['toes', 'ball', 'ball', 'instep', 'heel'])
    const { lengthMm, ballWidthMm } = getRoomForFeel('natural')
    expect(rows[0]).toEqual({
      figure: 'lengthMm',
      zone: 'toes',
      footMm: 261.1,
      toleranceMm: 1.4,
      method: 'measured',
      roomMm: lengthMm,
      insideMm: 261.1 + lengthMm,
      roomIfLargerMm: expect.closeTo(lengthMm - 1.4, 9),
      roomIfSmallerMm: expect.closeTo(lengthMm + 1.4, 9),
    })
    expect(rows[1]).toMatchObject({ roomMm: ballWidthMm + 1.5, wasMm: ballWidthMm, insideMm: 94.6 + ballWidthMm + 1.5 })
    expect(rows.filter(({ wasMm }) => wasMm !== undefined)).toHaveLength(1)
    expect(rows[3]?.method).toBe('estimated')
  })

  test('has a row only for known figures', () => {
    const alone = { ...foot, figures: { lengthMm: foot.figures.lengthMm } }
    expect(roomTable(alone, 'close').map(({ figure }) => figure)).toEqual(['lengthMm'])
  })

  test('matches the shoe: its inside is what the last is made to', () => {
    fc.assert(
      fc.property(anyFoot, anyFitInput, (one, fitInput) => {
        const measures = footIfOff({ ...one, outline: [] }, 0)
        const read = readMeasures({
          ...fitInput,
          measures,
          side: one.side,
          upper: 'strap',
          level: 'preview',
          soleText: '',
        })
        const rows = roomTable(one, fitInput.feel, fitInput.adjustments)
        for (const { figure, insideMm } of rows) if (read.ok) expect(insideMm).toBeCloseTo(read.value.shoe[figure], 9)
        expect(read.ok).toBe(true)
      }),
      { numRuns: scaleRuns(1_000) },
    )
  })

  test('carries the tolerance through: a foot at either end plus its room is the inside, monotonically', () => {
    fc.assert(
      fc.property(anyFoot, anyFitInput, (one, { feel, adjustments }) => {
        const [larger, smaller] = [footIfOff(one, 1), footIfOff(one, -1)]
        const isNear = (mm: number, other = 0) => Math.abs(mm - other) < 1e-9
        const mismatches = roomTable(one, feel, adjustments).filter(
          ({ figure, insideMm, roomMm, roomIfLargerMm, roomIfSmallerMm }) =>
            !isNear(insideMm - roomIfLargerMm, larger[figure]) ||
            !isNear(insideMm - roomIfSmallerMm, smaller[figure]) ||
            roomIfLargerMm > roomMm + 1e-6 ||
            roomIfSmallerMm < roomMm - 1e-6,
        )
        expect(mismatches).toEqual([])
      }),
      { numRuns: scaleRuns(10_000) },
    )
  })

  test('has the planned room at a share of 0', () => {
    fc.assert(
      fc.property(anyFoot, anyFitInput, (one, { feel, adjustments }) => {
        const room = getRoomForFeel(feel, adjustments)
        const then = roomIfOff(one, room, 0)
        for (const figure of roomFigures) expect(then[figure]).toBeCloseTo(room[figure], 9)
      }),
    )
  })

  test('never throws, whatever the numbers', () => {
    fc.assert(
      fc.property(oddFoot, anyFitInput, (one, { feel, adjustments }) => {
        expect(roomTable(one, feel, adjustments).length).toBeGreaterThan(0)
      }),
      { numRuns: scaleRuns(2_000) },
    )
  })
})
