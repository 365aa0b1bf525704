import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { fitSettings } from '../fit-settings.ts'
import { type Feel, feels } from './feel.ts'
import { getRoomForFeel, type RoomFigure, roomFigures } from './room.ts'
import {
  figuresByZone,
  fitFromWear,
  getGirthFactor,
  getRoomRange,
  getWearZone,
  type WearAnswer,
  type WornShoe,
  wearAnswers,
  wearZones,
} from './wear.ts'

const { stepMm } = fitSettings.wear
const anyFeel = fc.constantFrom<Feel>(...feels)
const anyAnswers = fc.record(
  Object.fromEntries(wearZones.map((zone) => [zone, fc.constantFrom<WearAnswer>(...wearAnswers)])),
  { requiredKeys: [] },
)
const anyAdjustments = anyFeel.chain((feel) =>
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
const anyPair: fc.Arbitrary<WornShoe> = fc
  .tuple(anyAdjustments, anyAnswers)
  .map(([pair, answers]) => ({ ...pair, answers }))
const anyPairs = fc.array(anyPair, { maxLength: 5 })

const toeRoomAfter = (feel: Feel, pairs: readonly WornShoe[]) =>
  getRoomForFeel(feel, fitFromWear(feel, pairs).adjustments)
const answered = (pair: WornShoe, answer: WearAnswer): WornShoe => ({
  ...pair,
  answers: { toes: answer, ball: answer, instep: answer, heel: answer },
})

test('each figure belongs to exactly one zone', () => {
  for (const zone of wearZones) for (const figure of figuresByZone[zone]) expect(getWearZone(figure)).toBe(zone)
  expect(wearZones.flatMap((zone) => [...figuresByZone[zone]]).toSorted()).toEqual([...roomFigures].toSorted())
})

describe('The adjustments from worn pairs', () => {
  test('start from the inside of the worn pair, not from the feel chosen now', () => {
    const worn: WornShoe = { feel: 'roomy', answers: { ball: 'tight', heel: 'right', instep: 'loose' } }
    const { adjustments } = fitFromWear('natural', [worn])
    const [now, then] = [getRoomForFeel('natural'), getRoomForFeel('roomy')]
    expect(adjustments).toEqual({
      ballWidthMm: then.ballWidthMm + stepMm - now.ballWidthMm,
      // As far as the limit allows.
      ballGirthMm: getRoomRange('ballGirthMm', 'natural').max,
      heelWidthMm: then.heelWidthMm - now.heelWidthMm,
      instepHeightMm: then.instepHeightMm - stepMm - now.instepHeightMm,
    })
  })

  test('add up over successive pairs, up to the limit', () => {
    const pairs: WornShoe[] = []
    const given: (number | undefined)[] = []
    for (let round = 0; round < 4; round++) {
      const { adjustments } = fitFromWear('natural', pairs)
      given.push(adjustments.lengthMm)
      pairs.push({ feel: 'natural', adjustments, answers: { toes: 'tight' } })
    }
    expect(given).toEqual([undefined, 1.5, 3, 4])
    expect(fitFromWear('natural', pairs).limited).toEqual({ lengthMm: 'max' })
  })

  test('are empty without answers', () => {
    fc.assert(
      fc.property(anyFeel, anyAdjustments, (feel, pair) => {
        const silent = { adjustments: {}, limited: {}, contradicting: [] }
        expect(fitFromWear(feel, [{ ...pair, answers: {} }])).toEqual(silent)
        expect(fitFromWear(feel, [])).toEqual(silent)
      }),
    )
  })

  test('are bounded: no figure leaves its range, and each limited one is reported', () => {
    fc.assert(
      fc.property(anyFeel, anyPairs, (feel, pairs) => {
        const { adjustments, limited } = fitFromWear(feel, pairs)
        for (const figure of roomFigures) {
          const { min, max } = getRoomRange(figure, feel)
          const given = adjustments[figure] ?? 0
          expect(given).toBeGreaterThanOrEqual(min)
          expect(given).toBeLessThanOrEqual(max)
          if (limited[figure] === 'max') expect(given).toBe(max)
          if (limited[figure] === 'min') expect(given).toBeCloseTo(min, 12)
          expect(getRoomForFeel(feel, adjustments)[figure]).toBeGreaterThanOrEqual(fitSettings.minRoomMm[figure] - 1e-9)
        }
      }),
      { numRuns: scaleRuns(10_000) },
    )
  })

  test('are monotone: tight never leads to less room than right, nor right to less than loose', () => {
    fc.assert(
      fc.property(anyFeel, anyPairs, anyPair, (feel, before, pair) => {
        const [loose, right, tight] = (['loose', 'right', 'tight'] as const).map((answer) =>
          toeRoomAfter(feel, [...before, answered(pair, answer)]),
        )
        for (const figure of roomFigures) {
          expect(right?.[figure]).toBeGreaterThanOrEqual(loose?.[figure] ?? 0)
          expect(tight?.[figure]).toBeGreaterThanOrEqual(right?.[figure] ?? 0)
        }
      }),
    )
  })

  test('are symmetric: within the limits tight adds as much as loose removes', () => {
    fc.assert(
      fc.property(anyFeel, anyPair, (feel, pair) => {
        const [tight, loose] = [
          fitFromWear(feel, [answered(pair, 'tight')]),
          fitFromWear(feel, [answered(pair, 'loose')]),
        ]
        const worn = getRoomForFeel(pair.feel, pair.adjustments)
        for (const figure of roomFigures) {
          if (tight.limited[figure] || loose.limited[figure]) continue
          const [more, less] = [tight, loose].map(
            ({ adjustments }) => getRoomForFeel(feel, adjustments)[figure] - worn[figure],
          )
          expect(more).toBeCloseTo(stepMm * getGirthFactor(figure), 9)
          expect(less).toBeCloseTo(-stepMm * getGirthFactor(figure), 9)
        }
      }),
    )
  })

  test('are idempotent: a pair that is right everywhere is made again unchanged', () => {
    fc.assert(
      fc.property(anyFeel, anyPairs, (feel, pairs) => {
        const { adjustments } = fitFromWear(feel, pairs)
        const again = fitFromWear(feel, [...pairs, answered({ feel, adjustments, answers: {} }, 'right')])
        for (const figure of roomFigures)
          expect(again.adjustments[figure] ?? 0).toBeCloseTo(adjustments[figure] ?? 0, 9)
        expect(again.limited).toEqual({})
      }),
    )
  })

  test('change only the zones that were answered', () => {
    fc.assert(
      fc.property(anyFeel, anyPair, (feel, pair) => {
        const changed = Object.keys(fitFromWear(feel, [pair]).adjustments) as RoomFigure[]
        for (const figure of changed) expect(pair.answers[getWearZone(figure)]).toBeDefined()
      }),
    )
  })
})

describe('Contradicting answers', () => {
  test.each<[string, WornShoe[], readonly string[]]>([
    ['tight in a roomier pair than one that was right', [worn('close', 'right'), worn('roomy', 'tight')], ['ball']],
    ['tight in a roomier pair than one that was loose', [worn('roomy', 'tight'), worn('close', 'loose')], ['ball']],
    ['the same pair felt different', [worn('close', 'tight'), worn('close', 'right')], ['ball']],
    ['tight in the closer pair', [worn('close', 'tight'), worn('roomy', 'loose')], []],
    ['the same answer for the same pair', [worn('close', 'tight'), worn('close', 'tight')], []],
    ['tight in both', [worn('close', 'tight'), worn('roomy', 'tight')], []],
  ])('are reported with their zone: %s', (_, pairs, zones) => {
    expect(fitFromWear('natural', pairs).contradicting).toEqual(zones)
  })

  test('leave the last answer in effect', () => {
    const pairs = [worn('roomy', 'tight'), worn('close', 'loose')]
    expect(toeRoomAfter('close', pairs).ballWidthMm).toBe(Math.max(0, getRoomForFeel('close').ballWidthMm - stepMm))
  })
})

function worn(feel: Feel, ball: WearAnswer): WornShoe {
  return { feel, answers: { ball } }
}
