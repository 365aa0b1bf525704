import { expect, test } from 'vitest'
import type { Point } from '../../geometry/point.ts'
import { plainFoot } from '../../photo/by-hand/plain-foot.ts'
import { type PaperName, papers } from '../../photo/paper/papers.ts'
import type { Corners } from '../../photo/question/photo-question.ts'
import { isPlaced, type KnownTrace, lineHandles, traceMarkPoint, tracePlaces, withMark } from './trace-marks.ts'

/** As an engine may return them: from the near right one on. */
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
  paper: 'a4',
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
  const before = traceMarkPoint('outline-3', tracePlaces(known, {}))
  const hand = withMark('outline-3', { x: before.x + 30, y: before.y }, known, {})
  const places = tracePlaces(known, hand)
  expect(traceMarkPoint('outline-3', places).x).toBeCloseTo(before.x + 30)
  for (const still of ['outline-2', 'outline-4'] as const)
    expect(traceMarkPoint(still, places)).toEqual(traceMarkPoint(still, tracePlaces(known, {})))
})

test('the gap is one point', () => {
  expect(withMark('gap', { x: 430, y: 300 }, known, {})).toEqual({ gap: { x: 430, y: 300 } })
  expect(isPlaced('outline-0', known, {})).toBe(true)
})

/** A line around a foot that lies on the photo somehow: its toes up, then turned with the clock. */
const layAs = (isRight: boolean, turnDeg: number) => {
  const [sin, cos] = [Math.sin((turnDeg * Math.PI) / 180), Math.cos((turnDeg * Math.PI) / 180)]
  return ({ x, y }: Point): Point => {
    const [right, down] = [500 * (isRight ? -x : x), 500 * (0.5 - y)]
    return { x: 400 + right * cos - down * sin, y: 575 + right * sin + down * cos }
  }
}
const lies = [false, true].flatMap((isRight) => [0, 35, 90, 180, 270].map((turnDeg) => [isRight, turnDeg] as const))

test.each(lies)(
  'a gap that was not seen is beside the big toe within the line (right foot: %s, turned by %i degrees)',
  (isRight, turnDeg) => {
    const lay = layAs(isRight, turnDeg)
    const there = lay({ x: 0.07, y: 0.84 })
    for (const side of ['auto', isRight ? 'right' : 'left'] as const) {
      const seen = { ...known, side, line: plainFoot.outline.map(lay), gap: undefined }
      const { gap } = tracePlaces(seen, {})
      expect(Math.hypot(gap.x - there.x, gap.y - there.y)).toBeLessThan(500 * 0.03)
    }
  },
)

test('what is no line around a foot leaves the gap where a foot may be', () => {
  const stroke = Array.from({ length: 60 }, (_, k) => ({ x: 300 + k, y: 400 }))
  expect(tracePlaces({ ...known, line: stroke, gap: undefined }, {}).gap).toEqual(
    tracePlaces({ ...nothingSeen, corners: seenCorners }, {}).gap,
  )
})

const across = (points: readonly Point[], of: 'x' | 'y') =>
  Math.max(...points.map((point) => point[of])) - Math.min(...points.map((point) => point[of]))
const plainShape = across(plainFoot.outline, 'x') / across(plainFoot.outline, 'y')

test.each<[PaperName, boolean]>([
  ['a4', false],
  ['a4', true],
  ['letter', true],
  ['a3', false],
])('a likely foot is no wider than feet are, on %s that lies on its side: %s', (paper, isOnSide) => {
  const { widthMm, heightMm } = papers[paper]
  const [right, down] = isOnSide ? [100 + heightMm, 100 + widthMm] : [100 + widthMm, 100 + heightMm]
  const hand: { corners: Corners } = {
    corners: [
      { x: 100, y: 100 },
      { x: right, y: 100 },
      { x: 100, y: down },
      { x: right, y: down },
    ],
  }
  const { outline, gap } = tracePlaces({ ...nothingSeen, paper }, hand)
  const [wide, long] = isOnSide ? (['y', 'x'] as const) : (['x', 'y'] as const)
  expect(across(outline, wide) / across(outline, long)).toBeCloseTo(plainShape, 2)
  expect(across([...outline, ...hand.corners], 'x')).toBeCloseTo(right - 100)
  expect(across([gap, ...outline], 'x')).toBeCloseTo(across(outline, 'x'))
})

test.each([
  [800, 1_150],
  [1_150, 800],
  [800, 1_600],
  [1_600, 800],
])('where no corner was seen the sheet has its own shape in a photo of %i by %i', (width, height) => {
  const { corners } = tracePlaces({ ...nothingSeen, width, height, paper: 'letter' }, {})
  const [one, other] = [across(corners, 'x'), across(corners, 'y')]
  expect(Math.max(one, other) / Math.min(one, other)).toBeCloseTo(papers.letter.heightMm / papers.letter.widthMm)
  expect(one > other).toBe(width > height)
  expect([one < 0.75 * width, other < 0.75 * height]).toEqual([true, true])
})
