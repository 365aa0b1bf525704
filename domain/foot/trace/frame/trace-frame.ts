import type { FootSide } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'

/** Where a traced foot lies on the sheet: the rear end of its heel on its axis, and which way its toes point. */
export type TraceFrame = { readonly rear: Point; readonly axis: Point; readonly lengthMm: number }

/** A point in the foot's own axes: x across, to the right with the toes up; y from the heel's rear end along the axis. */
export function intoTraceFrame({ rear, axis }: TraceFrame, { x, y }: Point): Point {
  const [dx, dy] = [x - rear.x, y - rear.y]
  return { x: dx * axis.y - dy * axis.x, y: dx * axis.x + dy * axis.y }
}

/** A way on the sheet, in the foot's own axes. */
export function turnIntoFrame({ axis }: TraceFrame, { x, y }: Point): Point {
  return { x: x * axis.y - y * axis.x, y: x * axis.x + y * axis.y }
}

/** The heel's middle lies between its sides here, as shares of the length. */
const heelRows = [0.1, 0.22] as const
/** … and the forefoot's here. */
const foreRows = [0.5, 0.74] as const
/** So far the forefoot's middle lies beside the axis there, towards the little toe, as a share of the length: the mean of 60 drawn feet. */
const foreBow = 0.0322

const rounds = 5

/** The foot's frame: its axis goes through the heel's middle, and beside the forefoot's as far as feet bow outwards. */
export function traceFrame(border: readonly Point[], side: FootSide | 'either'): TraceFrame | undefined {
  const outwards = side === 'left' ? -1 : side === 'right' ? 1 : 0
  let axis = longAxis(border)
  let frame = framedAlong(border, axis, borderMiddle(border))
  for (let round = 0; round < rounds; round += 1) {
    const own = border.map((point) => intoTraceFrame(frame, point))
    const heel = middleBetween(own, frame.lengthMm, heelRows)
    const fore = middleBetween(own, frame.lengthMm, foreRows)
    if (!heel || !fore) return undefined
    const across = fore.x - outwards * foreBow * frame.lengthMm - heel.x
    const slope = across / (fore.y - heel.y)
    const long = Math.hypot(1, slope)
    const { axis: before, rear } = frame
    axis = { x: (before.x + before.y * slope) / long, y: (before.y - before.x * slope) / long }
    const through = {
      x: rear.x + before.y * heel.x + before.x * heel.y,
      y: rear.y - before.x * heel.x + before.y * heel.y,
    }
    frame = framedAlong(border, axis, through)
  }
  return frame
}

/** The frame whose axis goes through a point that way; its rear end lies where the border reaches farthest back. */
function framedAlong(border: readonly Point[], axis: Point, through: Point): TraceFrame {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { x, y } of border) {
    const along = (x - through.x) * axis.x + (y - through.y) * axis.y
    min = Math.min(min, along)
    max = Math.max(max, along)
  }
  return {
    axis,
    rear: { x: through.x + axis.x * min, y: through.y + axis.y * min },
    lengthMm: max - min,
  }
}

function borderMiddle(border: readonly Point[]): Point {
  const n = border.length
  return {
    x: border.reduce((sum, { x }) => sum + x / n, 0),
    y: border.reduce((sum, { y }) => sum + y / n, 0),
  }
}

/** Before and behind its middle, as shares of the length: a foot widens to its ball there, and narrows from its heel, however wide that is. */
const waistRows = [
  [0.54, 0.72],
  [0.28, 0.46],
] as const

/** The long axis of the border's points, towards the end near which it is wider. */
function longAxis(border: readonly Point[]): Point {
  const middle = borderMiddle(border)
  let [xx, xy, yy] = [0, 0, 0]
  for (const { x, y } of border) {
    xx += (x - middle.x) ** 2
    xy += (x - middle.x) * (y - middle.y)
    yy += (y - middle.y) ** 2
  }
  const turn = Math.atan2(2 * xy, xx - yy) / 2
  const axis = { x: Math.cos(turn), y: Math.sin(turn) }
  const frame = framedAlong(border, axis, middle)
  const own = border.map((point) => intoTraceFrame(frame, point))
  const [before, behind] = waistRows.map((rows) => meanWidthBetween(own, frame.lengthMm, rows)) as [number, number]
  return before >= behind ? axis : { x: -axis.x, y: -axis.y }
}

type Rows = readonly [from: number, to: number]

function sidesBetween(own: readonly Point[], lengthMm: number, [from, to]: Rows) {
  const count = 8
  return Array.from({ length: count }, (_, k) => {
    const along = lengthMm * (from + ((to - from) * (k + 0.5)) / count)
    const reach = (lengthMm * (to - from)) / count
    const near = own.filter(({ y }) => Math.abs(y - along) < reach).map(({ x }) => x)
    return near.length < 2 ? undefined : { left: Math.min(...near), right: Math.max(...near), along }
  }).flatMap((row) => row ?? [])
}

function middleBetween(own: readonly Point[], lengthMm: number, rows: Rows): Point | undefined {
  const sides = sidesBetween(own, lengthMm, rows)
  if (sides.length === 0) return undefined
  return {
    x: sides.reduce((sum, { left, right }) => sum + (left + right) / 2 / sides.length, 0),
    y: sides.reduce((sum, { along }) => sum + along / sides.length, 0),
  }
}

function meanWidthBetween(own: readonly Point[], lengthMm: number, rows: Rows): number {
  const sides = sidesBetween(own, lengthMm, rows)
  return sides.reduce((sum, { left, right }) => sum + (right - left) / sides.length, 0)
}
