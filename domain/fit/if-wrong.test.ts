import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LastFigures } from '../shoe/last/last-figures.ts'
import { feels } from '../shoe/shoe-request.ts'
import { footIfWrong, roomIfWrong } from './if-wrong.ts'
import { roomFigures, roomOf } from './room.ts'

const doubts = fc.record(
  Object.fromEntries(roomFigures.map((figure) => [figure, fc.double({ min: 0, max: 20, noNaN: true })])),
  { requiredKeys: [] },
)
const share = fc.double({ min: -1, max: 1, noNaN: true })
const room = fc.constantFrom(...feels).map((feel) => roomOf(feel))
const foot: LastFigures = {
  lengthMm: 258,
  footLengthMm: 258,
  ballWidthMm: 104,
  heelWidthMm: 66,
  ballGirthMm: 246,
  instepHeightMm: 64,
  heelToBallMm: 190,
  bigToeAngleDeg: 6,
  toeGapAlongMm: 215,
  toeGapAcrossMm: 8,
  toeForm: 'egyptian',
  outline: [],
  gapMm: 7.4,
}

test('a foot that is larger by all that it may be off has so much less room, and one that is smaller so much more', () => {
  const known = { lengthMm: 1.4, ballWidthMm: 2.6 }
  expect(roomIfWrong(roomOf('natural'), known, 1)).toEqual({
    ...roomOf('natural'),
    lengthMm: 7.6,
    ballWidthMm: 0.3999999999999999,
  })
  expect(roomIfWrong(roomOf('natural'), known, -1)).toEqual({ ...roomOf('natural'), lengthMm: 10.4, ballWidthMm: 5.6 })
})

test('what is measured is the room where nothing is wrong, whatever the doubts are', () => {
  fc.assert(
    fc.property(room, doubts, (given, known) => {
      expect(roomIfWrong(given, known, 0)).toEqual(given)
      expect(footIfWrong(foot, known, 0)).toEqual(foot)
    }),
  )
})

test('the larger the foot is, the less room it has, as much to either side, and never beyond its ends', () => {
  fc.assert(
    fc.property(room, doubts, share, share, (given, known, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((at) => roomIfWrong(given, known, at))
      const [plus, minus] = [roomIfWrong(given, known, one), roomIfWrong(given, known, -one)]
      for (const figure of roomFigures) {
        expect(more?.[figure]).toBeLessThanOrEqual(less?.[figure] ?? 0)
        expect(plus[figure] + minus[figure]).toBeCloseTo(2 * given[figure], 9)
        expect(roomIfWrong(given, known, 7)[figure]).toBe(roomIfWrong(given, known, 1)[figure])
        expect(roomIfWrong(given, known, -7)[figure]).toBe(roomIfWrong(given, known, -1)[figure])
      }
    }),
  )
})

test('the foot is drawn as much larger as its room is less, and its places stay where they were found', () => {
  fc.assert(
    fc.property(room, doubts, share, (given, known, at) => {
      const wrong = footIfWrong(foot, known, at)
      const left = roomIfWrong(given, known, at)
      for (const figure of roomFigures)
        expect(wrong[figure] - foot[figure]).toBeCloseTo(given[figure] - left[figure], 9)
      expect([wrong.footLengthMm, wrong.heelToBallMm]).toEqual([foot.footLengthMm, foot.heelToBallMm])
    }),
  )
})
