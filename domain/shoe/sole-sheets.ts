import type { FootSide } from '../foot/foot-figures.ts'
import type { Point } from '../foot/geometry/point.ts'
import { papers } from '../foot/photo/paper/papers.ts'
import type { SolePlan } from './sole-plan.ts'

/** The sole at full size, on paper of a home printer. */
export const solePapers = ['a4', 'letter', 'a3'] as const
export type SolePaper = (typeof solePapers)[number]

/** A line of this length shows the customer whether the printer kept the size. */
export const checkLineMm = 100

/** The margin that a printer may leave white. */
const edgeMm = 10
/** The overlap of two sheets of a sole, for joining them. */
const overlapMm = 20
/** The size of a cross, and its distance from the edge of the overlap. */
const crossMm = 4

export type SoleSheet = {
  readonly side: FootSide
  readonly paper: SolePaper
  readonly widthMm: number
  readonly heightMm: number
  /** The number of the sheet, out of `parts`; the first one has the toes. */
  readonly part: number
  readonly parts: number
  /** The area in which the sole is drawn, in mm from the sheet's upper left; what exceeds it is on another sheet. */
  readonly frame: { readonly x: number; readonly y: number; readonly widthMm: number; readonly heightMm: number }
  readonly outline: readonly Point[]
  readonly ballLine: readonly [Point, Point]
  readonly toeGap: Point
  /** For joining the sheets: the same points of the sole on both. */
  readonly crosses: readonly Point[]
  /** The line of `checkLineMm`, next to the sole: above it would need another sheet. */
  readonly check: readonly [Point, Point]
}

/** Turns the plan toes up, seen from above as a foot stands on it: x to the right, y down. */
function upright({ x, y }: Point): Point {
  return { x: -y, y: -x }
}

function boundingBox(points: readonly Point[]) {
  return points.reduce(
    ({ left, right, top, bottom }, { x, y }) => ({
      left: Math.min(left, x),
      right: Math.max(right, x),
      top: Math.min(top, y),
      bottom: Math.max(bottom, y),
    }),
    { left: 1e9, right: -1e9, top: 1e9, bottom: -1e9 },
  )
}

/**
 * Distributes one sole over as many sheets as needed: one if it fits, otherwise several with marks in their overlaps.
 */
export function soleSheets(plan: SolePlan, side: FootSide, paper: SolePaper): readonly SoleSheet[] {
  const { widthMm, heightMm } = papers[paper]
  const outline = plan.outline.map(upright)
  const box = boundingBox(outline)
  const frame = {
    x: edgeMm,
    y: edgeMm,
    widthMm: widthMm - 2 * edgeMm,
    heightMm: heightMm - 2 * edgeMm,
  }
  // A small inset, so that the line itself is not cut off.
  const [lineMm, longMm] = [1, box.bottom - box.top]
  const roomMm = frame.heightMm - 2 * lineMm
  const parts = longMm <= roomMm ? 1 : 1 + Math.ceil((longMm - roomMm) / (roomMm - overlapMm))
  const stepMm = parts === 1 ? 0 : (longMm - roomMm) / (parts - 1)
  const checkX = edgeMm + 3
  const middleX = (box.left + box.right) / 2
  return Array.from({ length: parts }, (_, k) => {
    const shift = {
      x: frame.x + frame.widthMm / 2 - middleX,
      y: frame.y + lineMm - box.top - k * stepMm,
    }
    const placed = ({ x, y }: Point): Point => ({ x: x + shift.x, y: y + shift.y })
    const joins = Array.from({ length: parts - 1 }, (_, join) => box.top + (join + 1) * stepMm)
    const crosses = joins.flatMap((top, join) => {
      if (join !== k && join !== k - 1) return []
      // In the middle of the overlap.
      const y = (top + box.top + join * stepMm + roomMm) / 2
      return [-1, 1].map((direction) => placed({ x: middleX + direction * (frame.widthMm / 2 - crossMm), y }))
    })
    return {
      side,
      paper,
      widthMm,
      heightMm,
      part: k + 1,
      parts,
      frame,
      outline: outline.map(placed),
      ballLine: [placed(upright(plan.ballLine[0])), placed(upright(plan.ballLine[1]))],
      toeGap: placed(upright(plan.toeGap)),
      crosses,
      check: [
        { x: checkX, y: heightMm / 2 - checkLineMm / 2 },
        { x: checkX, y: heightMm / 2 + checkLineMm / 2 },
      ],
    }
  })
}
