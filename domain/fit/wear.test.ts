import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { fitSettings } from '../fit-settings.ts'
import { type Feel, feels } from './feel.ts'
import { type RoomFigure, roomFigures, roomOf } from './room.ts'
import {
  figuresOfZone,
  fitOfWorn,
  rangeOf,
  timesOf,
  type WearAnswer,
  type Worn,
  wearAnswers,
  wearZones,
  zoneOf,
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
          const { least, most } = rangeOf(figure, feel)
          return [figure, fc.double({ min: least, max: most, noNaN: true })]
        }),
      ),
      { requiredKeys: [] },
    )
    .map((adjustments) => ({ feel, adjustments })),
)
const anyPair: fc.Arbitrary<Worn> = fc
  .tuple(anyAdjustments, anyAnswers)
  .map(([pair, answers]) => ({ ...pair, answers }))
const anyPairs = fc.array(anyPair, { maxLength: 5 })

const insideOf = (feel: Feel, pairs: readonly Worn[]) => roomOf(feel, fitOfWorn(feel, pairs).adjustments)
const answered = (pair: Worn, answer: WearAnswer): Worn => ({
  ...pair,
  answers: { toes: answer, ball: answer, instep: answer, heel: answer },
})

test('each figure is of one zone', () => {
  for (const zone of wearZones) for (const figure of figuresOfZone[zone]) expect(zoneOf(figure)).toBe(zone)
  expect(wearZones.flatMap((zone) => [...figuresOfZone[zone]]).toSorted()).toEqual([...roomFigures].toSorted())
})

describe('What wearing a pair tells', () => {
  test('starts from the inside of that pair, not from what is chosen now', () => {
    const worn: Worn = { feel: 'roomy', answers: { ball: 'tight', heel: 'right', instep: 'loose' } }
    const { adjustments } = fitOfWorn('natural', [worn])
    const [now, then] = [roomOf('natural'), roomOf('roomy')]
    expect(adjustments).toEqual({
      ballWidthMm: then.ballWidthMm + stepMm - now.ballWidthMm,
      // As far as it goes.
      ballGirthMm: rangeOf('ballGirthMm', 'natural').most,
      heelWidthMm: then.heelWidthMm - now.heelWidthMm,
      instepHeightMm: then.instepHeightMm - stepMm - now.instepHeightMm,
    })
  })

  test('adds up over the pairs that follow each other, up to the bound', () => {
    const pairs: Worn[] = []
    const given: (number | undefined)[] = []
    for (let round = 0; round < 4; round++) {
      const { adjustments } = fitOfWorn('natural', pairs)
      given.push(adjustments.lengthMm)
      pairs.push({ feel: 'natural', adjustments, answers: { toes: 'tight' } })
    }
    expect(given).toEqual([undefined, 1.5, 3, 4])
    expect(fitOfWorn('natural', pairs).limited).toEqual({ lengthMm: 'most' })
  })

  test('says nothing where nothing was answered', () => {
    fc.assert(
      fc.property(anyFeel, anyAdjustments, (feel, pair) => {
        const silent = { adjustments: {}, limited: {}, contradicting: [] }
        expect(fitOfWorn(feel, [{ ...pair, answers: {} }])).toEqual(silent)
        expect(fitOfWorn(feel, [])).toEqual(silent)
      }),
    )
  })

  test('is bounded: no figure leaves its range, and whichever does not go as far as the answers lead is told', () => {
    fc.assert(
      fc.property(anyFeel, anyPairs, (feel, pairs) => {
        const { adjustments, limited } = fitOfWorn(feel, pairs)
        for (const figure of roomFigures) {
          const { least, most } = rangeOf(figure, feel)
          const given = adjustments[figure] ?? 0
          expect(given).toBeGreaterThanOrEqual(least)
          expect(given).toBeLessThanOrEqual(most)
          if (limited[figure] === 'most') expect(given).toBe(most)
          if (limited[figure] === 'least') expect(given).toBeCloseTo(least, 12)
          expect(roomOf(feel, adjustments)[figure]).toBeGreaterThanOrEqual(fitSettings.leastRoomMm[figure] - 1e-9)
        }
      }),
      { numRuns: scaleRuns(10_000) },
    )
  })

  test('is monotone: tight never leads to less room than right, nor right to less than loose', () => {
    fc.assert(
      fc.property(anyFeel, anyPairs, anyPair, (feel, before, pair) => {
        const [loose, right, tight] = (['loose', 'right', 'tight'] as const).map((answer) =>
          insideOf(feel, [...before, answered(pair, answer)]),
        )
        for (const figure of roomFigures) {
          expect(right?.[figure]).toBeGreaterThanOrEqual(loose?.[figure] ?? 0)
          expect(tight?.[figure]).toBeGreaterThanOrEqual(right?.[figure] ?? 0)
        }
      }),
    )
  })

  test('is symmetric: within the bounds tight gives as much as loose takes', () => {
    fc.assert(
      fc.property(anyFeel, anyPair, (feel, pair) => {
        const [tight, loose] = [fitOfWorn(feel, [answered(pair, 'tight')]), fitOfWorn(feel, [answered(pair, 'loose')])]
        const worn = roomOf(pair.feel, pair.adjustments)
        for (const figure of roomFigures) {
          if (tight.limited[figure] || loose.limited[figure]) continue
          const [more, less] = [tight, loose].map(({ adjustments }) => roomOf(feel, adjustments)[figure] - worn[figure])
          expect(more).toBeCloseTo(stepMm * timesOf(figure), 9)
          expect(less).toBeCloseTo(-stepMm * timesOf(figure), 9)
        }
      }),
    )
  })

  test('is idempotent: a pair that is right everywhere is made again as it was', () => {
    fc.assert(
      fc.property(anyFeel, anyPairs, (feel, pairs) => {
        const { adjustments } = fitOfWorn(feel, pairs)
        const again = fitOfWorn(feel, [...pairs, answered({ feel, adjustments, answers: {} }, 'right')])
        for (const figure of roomFigures)
          expect(again.adjustments[figure] ?? 0).toBeCloseTo(adjustments[figure] ?? 0, 9)
        expect(again.limited).toEqual({})
      }),
    )
  })

  test('changes the zones that were answered, and no other', () => {
    fc.assert(
      fc.property(anyFeel, anyPair, (feel, pair) => {
        const changed = Object.keys(fitOfWorn(feel, [pair]).adjustments) as RoomFigure[]
        for (const figure of changed) expect(pair.answers[zoneOf(figure)]).toBeDefined()
      }),
    )
  })
})

describe('Answers that contradict each other', () => {
  test.each<[string, Worn[], readonly string[]]>([
    ['tight in a roomier pair than one that was right', [worn('close', 'right'), worn('roomy', 'tight')], ['ball']],
    ['tight in a roomier pair than one that was loose', [worn('roomy', 'tight'), worn('close', 'loose')], ['ball']],
    ['the same pair felt otherwise', [worn('close', 'tight'), worn('close', 'right')], ['ball']],
    ['tight in the closer pair', [worn('close', 'tight'), worn('roomy', 'loose')], []],
    ['the same of the same pair', [worn('close', 'tight'), worn('close', 'tight')], []],
    ['tight in both', [worn('close', 'tight'), worn('roomy', 'tight')], []],
  ])('are told with their zone: %s', (_, pairs, zones) => {
    expect(fitOfWorn('natural', pairs).contradicting).toEqual(zones)
  })

  test('leave the last one to count', () => {
    const pairs = [worn('roomy', 'tight'), worn('close', 'loose')]
    expect(insideOf('close', pairs).ballWidthMm).toBe(Math.max(0, roomOf('close').ballWidthMm - stepMm))
  })
})

function worn(feel: Feel, ball: WearAnswer): Worn {
  return { feel, answers: { ball } }
}
