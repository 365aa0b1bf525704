import { expect, test } from 'vitest'
import { aroundFoot, openAt, type PaintedLine, paintedLines } from '../../../../tests/support/builders/painted-lines.ts'
import type { Point } from '../../geometry/point.ts'
import { findInk } from '../ink/find-ink.ts'
import { followLines } from './follow-lines.ts'
import type { SeenLine } from './seen-line.ts'

const foot = aroundFoot()
const thin = (points: readonly Point[], ink = 0.35): PaintedLine => ({ points, wideMm: 0.5, ink })
const seen = (...lines: PaintedLine[]) => followLines(findInk(paintedLines(lines)))
const only = (...lines: PaintedLine[]) => {
  const found = seen(...lines).lines
  expect(found).toHaveLength(1)
  return found[0] as SeenLine
}

/** How far each point of a line lies beside the true way. */
const offs = ({ points }: SeenLine, way: readonly Point[]) =>
  points.map(({ x, y }) => Math.min(...way.map((at) => Math.hypot(at.x - x, at.y - y))))
const farthestOff = (line: SeenLine, way: readonly Point[]) => Math.max(...offs(line, way))

/** Covers a bar across the sheet that hides the line's left side slantwise. */
const slantwise = ({ width, height, pxPerMm }: ReturnType<typeof paintedLines>) =>
  Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) / pxPerMm, Math.floor(at / width) / pxPerMm]
    return Math.abs(x - 70 - (y - 148) * 0.25) < 8 && y > 90 && y < 240 ? 1 : 0
  })

const square = (x: number, y: number, wide: number, deep: number): Point[] => [
  { x, y },
  { x: x + wide, y },
  { x: x + wide, y: y + deep },
  { x, y: y + deep },
  { x, y },
]

test('a thin faint line is followed on the middle of its ink, against the clock, beside writing and on ruled paper', () => {
  const rules = Array.from({ length: 36 }, (_, k): PaintedLine => {
    const y = 12 + 8 * k
    return {
      points: [
        { x: 0, y },
        { x: 210, y },
      ],
      wideMm: 0.3,
      ink: 0.3,
    }
  })
  const digits = [thin(square(95, 120, 6, 9)), thin(square(104, 120, 6, 9)), thin(square(180, 40, 7, 10))]
  const line = only(thin(foot), ...rules, ...digits)
  // One of the rules touches the toes.
  expect(offs(line, foot).toSorted((one, other) => one - other)[Math.floor(line.points.length * 0.95)]).toBeLessThan(
    0.35,
  )
  expect(line.bridgedMm).toBeLessThan(3)
  expect(line.gap).toBeUndefined()
  const heel = line.points.reduce((low, point) => (point.y < low.y ? point : low))
  expect(heel.outY).toBeLessThan(-0.9)
})

test('a gap is bridged as the line came, and told with its two ends', () => {
  const line = only(thin(openAt(foot, 0.7, 15)))
  expect(line.openMm).toBeGreaterThan(13)
  expect(line.openMm).toBeLessThan(17)
  expect(farthestOff(line, foot)).toBeLessThan(0.6)
  const [from, to] = line.open as readonly [Point, Point]
  expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeGreaterThan(12)
})

test('what is half of a foot closes to no line, but is something', () => {
  expect(seen(thin(openAt(foot, 0.3, 290)))).toMatchObject({ lines: [], isNothing: false, isOffSheet: false })
})

test('a line that leads over the edge is told as such', () => {
  const beyond = aroundFoot({ y: 100 }).filter(({ y }) => y > 0)
  const apex = beyond.findIndex(
    ({ x, y }, k) => Math.hypot(x - (beyond[k - 1]?.x ?? x), y - (beyond[k - 1]?.y ?? y)) > 5,
  )
  const over = [...beyond.slice(apex), ...beyond.slice(0, apex)]
  expect(seen(thin(over))).toMatchObject({ lines: [], isOffSheet: true })
})

/** What a sheet of A4 catches of a line, begun where it comes back over the edge. */
function caught(way: readonly Point[]): Point[] {
  const within = way.filter(({ y }) => y < 297)
  const back = within.findIndex(({ x, y }, k) => k > 0 && Math.hypot(x - within[k - 1]!.x, y - within[k - 1]!.y) > 1)
  return back < 0 ? within : [...within.slice(back), ...within.slice(0, back)]
}

test.each([
  [-3, false],
  [2, true],
  [4, true],
  [6, true],
  [12, true],
])(
  'toes that reach %d mm over the edge, where each leaves a gap of some millimetres: off the sheet is %s',
  (over, isOff) => {
    const { lines, isOffSheet } = seen(thin(caught(aroundFoot({ y: 297 - 124.5 + over }))))
    expect([isOffSheet, lines.length]).toEqual([isOff, isOff ? 0 : 1])
  },
)

test('a gap near the edge, but not at it, is one like others', () => {
  const line = only(thin(openAt(aroundFoot({ y: 297 - 124.5 - 4.5 }), 0.245, 8)))
  expect(line.openMm).toBeGreaterThan(5)
})

test('an empty sheet has nothing on it', () => {
  expect(seen()).toEqual({ lines: [], isNothing: true, isOffSheet: false })
})

test('a frame that lies askew is no foot', () => {
  const askew = square(-45, -115, 90, 230).map(({ x, y }) => ({ x: 105 + x - y * 0.12, y: 148 + y + x * 0.12 }))
  expect(seen(thin(askew)).lines).toEqual([])
})

test('a print that shares a side with the line is no second foot', () => {
  const left = aroundFoot({ x: 70 })
  const print = Array.from({ length: 61 }, (_, k) => {
    const angle = ((k - 30) / 30) * 1.25
    return { x: 84 + 80 * Math.cos(angle), y: 148 + 122 * Math.sin(angle) }
  })
  expect(farthestOff(only(thin(left), thin(print, 0.3)), left)).toBeLessThan(0.8)
})

test('a felt pen’s line that is fainter in places is followed on through them', () => {
  const thick = (ink: number, from: number, to: number): PaintedLine => ({
    points: foot.slice(from, to),
    wideMm: 3.4,
    ink,
  })
  const line = only(thick(0.75, 0, 700), thick(0.28, 700, 1000), thick(0.75, 1000, foot.length))
  expect(line.bridgedMm).toBeLessThan(8)
})

test('where something lies on the line it goes on below as it came, past the mark between the toes too', () => {
  const mark = thin([
    { x: 90, y: 246 },
    { x: 92, y: 205 },
  ])
  const flat = paintedLines([thin(foot), mark])
  const [line] = followLines(findInk(flat, slantwise(flat))).lines as [SeenLine]
  expect(line.isOpenHidden).toBe(true)
  expect(line.openMm).toBeGreaterThan(30)
  expect(farthestOff(line, foot)).toBeLessThan(1.5)
})

test('a second pass near the first is told, and the middle of both taken; one far outside is not the foot', () => {
  const near = only(thin(foot), thin(aroundFoot({ outMm: 2.4 }).slice(1050, 1500)))
  expect(near.doubledMm).toBeGreaterThan(60)
  expect(near.apartMm).toBeGreaterThan(1.9)
  expect(near.apartMm).toBeLessThan(2.8)
  const uncertainPoints = near.points.filter(({ sigmaMm }) => sigmaMm > 0.6)
  expect(uncertainPoints.length).toBeGreaterThan(50)
  const far = only(thin(foot), thin(aroundFoot({ outMm: 6 }).slice(1000, 1200)))
  expect(far.doubledMm).toBeLessThan(30)
  expect(farthestOff(far, foot)).toBeLessThan(0.8)
})

test('the short line between the first two toes is told by its rear end, half its ink before where that ends', () => {
  const rear = { x: 92, y: 224 }
  const line = only(thin(foot), thin([{ x: 90, y: 246 }, rear]))
  expect(Math.hypot((line.gap?.rear.x ?? 0) - rear.x, (line.gap?.rear.y ?? 0) - rear.y)).toBeLessThan(0.7)
})

test('a short line at the heel or across the foot is no mark', () => {
  const heel = [
    { x: 105, y: 50 },
    { x: 105, y: 75 },
  ]
  const across = [
    { x: 85, y: 230 },
    { x: 110, y: 232 },
  ]
  expect(only(thin(foot), thin(heel), thin(across)).gap).toBeUndefined()
})

test('two feet beside each other are two lines', () => {
  const pair = [aroundFoot({ x: 52, size: 0.8 }), aroundFoot({ x: 156, size: 0.8 })]
  expect(seen(...pair.map((way) => thin(way))).lines).toHaveLength(2)
})
