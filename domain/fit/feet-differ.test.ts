import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFoot } from '../../tests/support/builders/any-foot.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { fitSettings } from '../fit-settings.ts'
import type { Figure, FootMeasures, Method } from '../foot/foot-figures.ts'
import { feetDiffer } from './feet-differ.ts'
import { type RoomFigure, roomFigures } from './room.ts'

const { saidFromMm } = fitSettings.feetDiffer

function withFigure(figure: RoomFigure, value: number, tolerance = 0.5, method: Method = 'measured') {
  const found: Figure = { value, tolerance, method }
  return {
    figures: { lengthMm: { value: 250, tolerance: 1, method: 'measured' }, [figure]: found } as FootMeasures['figures'],
  }
}

describe('A difference between the feet', () => {
  test.each(roomFigures)('is reported from where one shoe size cannot fit both: %s', (figure) => {
    const from = saidFromMm[figure]
    const left = withFigure(figure, 200)
    expect(feetDiffer({ left, right: withFigure(figure, 200 + from) })).toEqual([
      { figure, larger: 'right', byMm: from, toleranceMm: expect.closeTo(Math.hypot(0.5, 0.5), 9) },
    ])
    expect(feetDiffer({ left, right: withFigure(figure, 200 - from) })).toMatchObject([{ figure, larger: 'left' }])
    expect(feetDiffer({ left, right: withFigure(figure, 200 + from - 0.1) })).toEqual([])
  })

  test('is not reported if the tolerances explain it or one figure was estimated', () => {
    const left = withFigure('ballGirthMm', 230, 5)
    expect(feetDiffer({ left, right: withFigure('ballGirthMm', 237, 5) })).toEqual([])
    expect(feetDiffer({ left, right: withFigure('ballGirthMm', 238, 5) })).toHaveLength(1)
    expect(feetDiffer({ left, right: withFigure('ballGirthMm', 260, 5, 'estimated') })).toEqual([])
    expect(feetDiffer({ left, right: withFigure('ballGirthMm', Number.NaN) })).toEqual([])
  })

  test('is reported symmetrically when left and right are exchanged', () => {
    fc.assert(
      fc.property(anyFoot, anyFoot, (left, right) => {
        const [there, back] = [feetDiffer({ left, right }), feetDiffer({ left: right, right: left })]
        const other = { left: 'right', right: 'left' } as const
        expect(back).toEqual(there.map((one) => ({ ...one, larger: other[one.larger] })))
        expect(feetDiffer({ left, right: left })).toEqual([])
      }),
      { numRuns: scaleRuns(2_000) },
    )
  })
})
