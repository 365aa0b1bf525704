import { expect, test } from 'vitest'
import type { Corners } from '../../photo/question/photo-question.ts'
import { isPlaced, type KnownTrace, lineHandles, placeOfMark, tracePlaces, withMark } from './trace-marks.ts'

/** As an engine may tell them: from the near right one on. */
const seenCorners: Corners = [
  { x: 700, y: 1_000 },
  { x: 100, y: 1_000 },
  { x: 100, y: 150 },
  { x: 700, y: 150 },
]
const line = Array.from({ length: 240 }, (_, k) => ({
  x: 400 + 150 * Math.cos((k / 120) * Math.PI),
  y: 575 + 350 * Math.sin((k / 120) * Math.PI),
}))
const known: KnownTrace = {
  width: 800,
  height: 1_150,
  side: 'left',
  corners: seenCorners,
  line,
  gap: { x: 420, y: 330 },
  isPair: false,
}
const nothingSeen: KnownTrace = { ...known, corners: undefined, line: undefined, gap: undefined }

test('marks stand where they were seen, the corners as they lie in the photo', () => {
  const places = tracePlaces(known, {})
  expect(places.corners).toEqual([seenCorners[2], seenCorners[3], seenCorners[1], seenCorners[0]])
  expect([places.outline, places.gap]).toEqual([line, known.gap])
})

test('where nothing was seen they stand within the photo, the foot on the sheet with its big toe on its side', () => {
  const left = tracePlaces(nothingSeen, {})
  const right = tracePlaces({ ...nothingSeen, side: 'right' }, {})
  for (const { x, y } of [...left.corners, ...left.outline, left.gap]) {
    expect(x > 0 && x < 800).toBe(true)
    expect(y > 0 && y < 1_150).toBe(true)
  }
  const longestToe = ({ outline }: typeof left) => outline.reduce((far, point) => (point.y < far.y ? point : far))
  expect(longestToe(left).x).toBeGreaterThan(400)
  expect(longestToe(right).x).toBeLessThan(400)
  expect(isPlaced('gap', nothingSeen, {})).toBe(false)
  expect(isPlaced('farLeft', nothingSeen, { corners: seenCorners })).toBe(true)
})

test('one corner that is moved answers for all four, and nothing else', () => {
  const moved = withMark('farRight', { x: 710, y: 140 }, known, {})
  expect(moved.corners?.map(({ x }) => x)).toEqual([100, 710, 100, 700])
  expect(Object.keys(moved)).toEqual(['corners'])
})

test('a point of the line takes the line around it along, up to the next ones', () => {
  const handles = lineHandles(tracePlaces(known, {}))
  expect(handles).toHaveLength(12)
  const before = placeOfMark('outline-3', tracePlaces(known, {}))
  const hand = withMark('outline-3', { x: before.x + 30, y: before.y }, known, {})
  const places = tracePlaces(known, hand)
  expect(placeOfMark('outline-3', places).x).toBeCloseTo(before.x + 30)
  for (const still of ['outline-2', 'outline-4'] as const)
    expect(placeOfMark(still, places)).toEqual(placeOfMark(still, tracePlaces(known, {})))
})

test('the gap is one point', () => {
  expect(withMark('gap', { x: 430, y: 300 }, known, {})).toEqual({ gap: { x: 430, y: 300 } })
  expect(isPlaced('outline-0', known, {})).toBe(true)
})
