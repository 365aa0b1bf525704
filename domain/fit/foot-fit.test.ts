import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFoot, oddFoot } from '../../tests/support/builders/any-foot.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { type Population, populations } from '../foot/population.ts'
import { countedSystems } from '../foot/shoe-size.ts'
import { feels } from './feel.ts'
import { assessFootFit, type FitInput } from './foot-fit.ts'

const fitInput: FitInput = { feel: 'natural', adjustments: {}, group: 'women', isOld: false }
const anyGroup = fc.constantFrom<Population | undefined>(undefined, ...populations)
const anyFitInput: fc.Arbitrary<FitInput> = fc.record({
  feel: fc.constantFrom(...feels),
  adjustments: fc.constant({}),
  group: anyGroup,
  isOld: fc.boolean(),
})

describe('The fit of a foot', () => {
  test('has widths and percentiles only with a chosen comparison group', () => {
    fc.assert(
      fc.property(anyFoot, anyGroup, (foot, group) => {
        const fit = assessFootFit(foot, { ...fitInput, group })
        expect(fit.width !== undefined).toBe(group !== undefined)
        if (group === undefined) expect(fit.places).toEqual({})
        else expect(fit.places.lengthMm).toBeDefined()
        expect(fit.sizes.jp).toBeDefined()
      }),
    )
  })

  test('has no percentile for an estimated figure', () => {
    fc.assert(
      fc.property(anyFoot, (foot) => {
        const { places } = assessFootFit(foot, fitInput)
        for (const name of Object.keys(places) as (keyof typeof places)[])
          expect(foot.figures[name]?.method).not.toBe('estimated')
      }),
    )
  })

  test('is the same for a left and a right foot with the same figures', () => {
    fc.assert(
      fc.property(anyFoot, anyFitInput, (foot, one) => {
        const [left, right] = (['left', 'right'] as const).map((side) => assessFootFit({ ...foot, side }, one))
        expect({ ...right, side: 'left' }).toEqual(left)
      }),
      { numRuns: scaleRuns(1_000) },
    )
  })

  test('never throws, and has no sizes for figures that are not of a foot', () => {
    fc.assert(
      fc.property(oddFoot, anyFitInput, (foot, one) => {
        const { sizes } = assessFootFit(foot, one)
        for (const system of countedSystems)
          for (const size of Object.values(sizes[system] ?? {})) expect(Number.isFinite(size)).toBe(true)
      }),
      { numRuns: scaleRuns(1_000) },
    )
  })
})
