import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFoot } from '../../tests/support/builders/any-foot.ts'
import { estimateMissing } from '../foot/estimate-missing.ts'
import type { FootMeasures } from '../foot/foot-figures.ts'
import { feels } from './feel.ts'
import { getRoomForFeel } from './room.ts'
import { roomIfOff } from './room-table.ts'
import { tightIfOff } from './tight-if-off.ts'

const foot: FootMeasures = {
  side: 'left',
  figures: estimateMissing({
    lengthMm: { value: 261.1, tolerance: 1.4, method: 'measured' },
    ballWidthMm: { value: 94.6, tolerance: 5, method: 'measured' },
  }),
  toeForm: undefined,
  outline: [],
  quality: { score: 92, reasons: [] },
}

describe('The figures that could be tight', () => {
  test('state the room they lose, and whether they were estimated', () => {
    const tight = tightIfOff(foot, getRoomForFeel('natural'), 1)
    expect(tight.map(({ figure, isEstimated }) => [figure, isEstimated])).toEqual([
      ['ballWidthMm', false],
      ['ballGirthMm', true],
      ['instepHeightMm', true],
      ['heelWidthMm', true],
    ])
    expect(tight[0]?.lessMm).toBeCloseTo(5)
  })

  test('are none for a foot that is as measured or smaller', () => {
    expect(tightIfOff(foot, getRoomForFeel('close'), 0)).toEqual([])
    expect(tightIfOff(foot, getRoomForFeel('close'), -1)).toEqual([])
  })

  test('are exactly those whose room becomes negative', () => {
    fc.assert(
      fc.property(
        anyFoot,
        fc.constantFrom(...feels),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (own, feel, share) => {
          const [room, tight] = [getRoomForFeel(feel), tightIfOff(own, getRoomForFeel(feel), share)]
          const then = Object.entries(roomIfOff(own, room, share)).filter(([, mm]) => mm < 0)
          expect(tight.map(({ figure }) => figure)).toEqual(then.map(([figure]) => figure))
          for (const { figure, lessMm } of tight) expect(lessMm).toBeGreaterThan(room[figure])
        },
      ),
    )
  })
})
