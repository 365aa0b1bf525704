import type { Point } from '../../foot/geometry/point.ts'
import { length2, smoothMax } from '../geometry/blend.ts'
import { buildEnvelope } from './envelope.ts'
import type { LastFigures } from './last-figures.ts'

/** The last seen from above: the distance of a position to it, negative inside. */
export type Plan = {
  readonly envelope: readonly Point[]
  /** From the heel to the foremost toe, as measured on the result. */
  readonly lengthMm: number
  /** Where the split between the toes begins, and the course of its middle. */
  readonly splitX: number
  splitY(x: number): number
  distance(x: number, y: number): number
  /** The distance to the split alone, negative inside it. */
  splitDistance(x: number, y: number): number
}

/** The rounding radius of the toes next to the split. */
const toeRounding = 15

type Row = { from: number; to: number; lowX: number; highX: number; lowY: number; highY: number }

/**
 * Groups the vertices of a closed line by sixteen, each group with the bounding box of its segments, so that most
 * groups can be skipped.
 */
function toPlanRows(px: Float64Array, py: Float64Array): Row[] {
  const rows: Row[] = []
  for (let from = 0; from < px.length; from += 16) {
    const to = Math.min(px.length, from + 16)
    const own = (list: Float64Array) => [...list.subarray(from, to), list[to % px.length]!]
    const [xs, ys] = [own(px), own(py)]
    rows.push({
      from,
      to,
      lowX: Math.min(...xs),
      highX: Math.max(...xs),
      lowY: Math.min(...ys),
      highY: Math.max(...ys),
    })
  }
  return rows
}

/**
 * The signed distance to a closed line, negative inside: the nearest of all its segments, inside by the even-odd rule.
 */
function outlineDistance(closed: readonly Point[]): (x: number, y: number) => number {
  const count = closed.length
  const px = Float64Array.from(closed, ({ x }) => x)
  const py = Float64Array.from(closed, ({ y }) => y)
  const ex = Float64Array.from(closed, (_, k) => px[(k + 1) % count]! - px[k]!)
  const ey = Float64Array.from(closed, (_, k) => py[(k + 1) % count]! - py[k]!)
  const scale = Float64Array.from(closed, (_, k) => 1 / (ex[k]! * ex[k]! + ey[k]! * ey[k]!))
  const rows = toPlanRows(px, py)
  // Positions are requested in sequence: the nearest vertex of the previous one bounds the distance, and most rows are
  // farther.
  let nearCorner = 0
  return (x, y) => {
    const [toCornerX, toCornerY] = [x - px[nearCorner]!, y - py[nearCorner]!]
    let nearest = toCornerX * toCornerX + toCornerY * toCornerY
    let isInside = false
    for (const { from, to, lowX, highX, lowY, highY } of rows) {
      // Only these rows can be crossed by a ray from the position along +x.
      if (y >= lowY && y <= highY && x <= highX)
        for (let k = from; k < to; k += 1) {
          const wy = y - py[k]!
          const dy = ey[k]!
          if (wy < 0 !== wy - dy < 0 && ((x - px[k]!) * dy - wy * ex[k]!) * dy < 0) isInside = !isInside
        }
      const awayX = Math.max(lowX - x, 0, x - highX)
      const awayY = Math.max(lowY - y, 0, y - highY)
      if (awayX * awayX + awayY * awayY > nearest) continue
      for (let k = from; k < to; k += 1) {
        const wx = x - px[k]!
        const wy = y - py[k]!
        const dx = ex[k]!
        const dy = ey[k]!
        const t = Math.min(1, Math.max(0, (wx * dx + wy * dy) * scale[k]!))
        const bx = wx - dx * t
        const by = wy - dy * t
        const gap = bx * bx + by * by
        if (gap >= nearest) continue
        nearest = gap
        nearCorner = k
      }
    }
    return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
  }
}

/** The foremost position inside the plan. */
function findToeTip(distance: Plan['distance'], { lengthMm, ballWidthMm }: LastFigures): number {
  let tip = 0
  for (let step = -45; step <= 45; step += 1) {
    const y = (step / 90) * ballWidthMm
    let [within, outside] = [0.8 * lengthMm, 1.03 * lengthMm]
    if (distance(within, y) > 0) continue
    for (let turn = 0; turn < 16; turn += 1) {
      const middle = (within + outside) / 2
      if (distance(middle, y) < 0) within = middle
      else outside = middle
    }
    tip = Math.max(tip, within)
  }
  return tip
}

export function buildPlan(figures: LastFigures): Plan {
  const half = figures.gapMm / 2
  const splitX = figures.toeGapAlongMm
  const rootX = splitX + half
  // The split leans with the big toe, by 0.4 of its angle.
  const lean = (-(figures.bigToeAngleDeg - 6) / 57.3) * 0.4
  const splitY = (x: number) => figures.toeGapAcrossMm + lean * Math.max(0, x - rootX)
  const splitDistance = (x: number, y: number) => {
    const across = Math.abs(y - splitY(x))
    // The split opens towards the tips, as toes do.
    return x < rootX ? length2(x - rootX, across) - half : across - half - 0.045 * (x - rootX)
  }
  const cut = (closed: readonly Point[]) => {
    const around = outlineDistance(closed)
    return (x: number, y: number) => smoothMax(around(x, y), -splitDistance(x, y), toeRounding)
  }
  let envelope = buildEnvelope(figures)
  // Rounding shortens a toe whose tip is next to the split: the part ahead of the ball is stretched to compensate.
  for (let turn = 0; turn < 3; turn += 1) {
    const [ball, tip] = [figures.heelToBallMm, findToeTip(cut(envelope), figures)]
    const stretch = (figures.lengthMm - ball) / (tip - ball)
    envelope = envelope.map(({ x, y }) => ({ x: x > ball ? ball + (x - ball) * stretch : x, y }))
  }
  const distance = cut(envelope)
  return { envelope, lengthMm: findToeTip(distance, figures), splitX, splitY, distance, splitDistance }
}
