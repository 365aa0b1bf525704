import type { Point } from '../../geometry/point.ts'
import { quantile } from '../../geometry/quantile.ts'
import { mmToPixel, pixelToMm } from '../flat/sheet-grid.ts'
import type { CoarseInk } from '../ink/coarse-ink.ts'
import type { Ink } from '../ink/ink.ts'
import { isWithin } from './closed-line.ts'
import { findRearEnd, type Stroke } from './gap-end.ts'
import { principalAxis } from './principal-axis.ts'
import type { SeenLine } from './seen-line.ts'
import type { SettledLine } from './settle-line.ts'

type GapMark = NonNullable<SeenLine['gap']>

/** A mark lies near the toes: it ends as far ahead of the foot's middle, as a share of half of its length, and so near to its long axis. */
const [rearmost, farthestAside] = [0.2, 0.75]

/** It leads to the rear, askew by so much at most. */
const maxAskewDeg = 45
/** So long it is at least, clear of the line, and at most; and so straight. */
const [minMm, maxMm] = [4, 60]
const [crookedMm, crookedOfInk] = [0.4, 0.3]
/** … or so straight for its length: toes that lie close let the line run in beside it. */
const crookedOfLength = 0.1
/** What is so near to the line's ink belongs to it. */
const besideInkMm = 1.2
/** Ink is one stroke over gaps of so much; or over smaller ones where printed dots lie beside it. */
const skipsMm = [2.3, 1.1]
/** Ink that is so much fainter than the line's belongs to no mark: what surrounds it, smudges, paper. */
const minOfLine = 0.5
/** More ink than this within a line is writing, in which no single stroke can be recognized. */
const maxCells = 2500

/** The short line that leads from between the first two toes into the foot; nothing where there is none. */
export function gapMark(ink: Ink, coarse: CoarseInk, line: SettledLine): GapMark | undefined {
  const inkMm = quantile(
    line.points.flatMap((point) => (point.isBridged ? [] : [point.inkMm])),
    0.5,
  )
  if (inkMm === undefined) return undefined
  const { middle, along, halfMm, halfWideMm } = principalAxis(line.points)
  const toes = isWiderAhead(line.points, middle, along, halfMm) ? along : { x: -along.x, y: -along.y }
  const ahead = ({ x, y }: Point) => ((x - middle.x) * toes.x + (y - middle.y) * toes.y) / halfMm
  const aside = ({ x, y }: Point) => Math.abs((y - middle.y) * toes.x - (x - middle.x) * toes.y) / halfWideMm
  // From farther back on than marks are: a stroke that goes on there is none.
  const isNearToes = (point: Point) => ahead(point) > 0 && aside(point) < 1
  const min = minOfLine * inkOn(coarse, line.points)
  const cells = cellsWithin(coarse, min, line.points, inkMm / 2 + besideInkMm, isNearToes)
  let best: Stroke | undefined
  for (const skipMm of skipsMm)
    for (const some of strokesIn(cells, skipMm)) {
      const stroke = toStroke(some, toes, crookedMm + crookedOfInk * inkMm)
      if (!stroke || stroke.halfMm <= (best?.halfMm ?? 0)) continue
      const isMark = some.every((cell) => ahead(cell) > rearmost) && aside(stroke.middle) < farthestAside
      if (isMark) best = stroke
    }
  return best && findRearEnd(ink, best, inkMm)
}

/** How dark the ink of a line is. */
function inkOn(coarse: CoarseInk, points: readonly Point[]): number {
  const along = points.map((point) => {
    const { x, y } = mmToPixel(coarse, point.x, point.y)
    return coarse.darkest[Math.round(y) * coarse.width + Math.round(x)] ?? 0
  })
  return quantile(along, 0.5) ?? 0
}

/** The ball is wider than the heel. */
function isWiderAhead(points: readonly Point[], middle: Point, along: Point, halfMm: number): boolean {
  const wideAt = (at: number) => {
    let [left, right] = [0, 0]
    for (const { x, y } of points) {
      const [u, v] = [x - middle.x, y - middle.y]
      if (Math.abs(u * along.x + v * along.y - at * halfMm) > 3) continue
      left = Math.min(left, v * along.x - u * along.y)
      right = Math.max(right, v * along.x - u * along.y)
    }
    return right - left
  }
  // Where the ball is, and as far from the heel where that is widest.
  return wideAt(0.45) + wideAt(0.7) > wideAt(-0.45) + wideAt(-0.7)
}

/** The cells with ink within a line and clear of it, where they are wanted. */
function cellsWithin(
  coarse: CoarseInk,
  min: number,
  points: readonly Point[],
  clearMm: number,
  isWanted: (cell: Point) => boolean,
): Point[] {
  const cells: Point[] = []
  for (let at = 0; at < coarse.darkest.length && cells.length <= maxCells; at += 1) {
    if (coarse.darkest[at]! < min || coarse.surely[at]! < 0.5) continue
    const cell = pixelToMm(coarse, at % coarse.width, Math.floor(at / coarse.width))
    if (!isWanted(cell)) continue
    if (points.some(({ x, y }) => (x - cell.x) ** 2 + (y - cell.y) ** 2 < clearMm * clearMm)) continue
    if (isWithin(cell, points)) cells.push(cell)
  }
  return cells.length > maxCells ? [] : cells
}

/** Cells that lie beside each other, together. */
function strokesIn(cells: readonly Point[], skipMm: number): Point[][] {
  const left = new Set(cells)
  const strokes: Point[][] = []
  for (const first of left) {
    left.delete(first)
    const stroke = [first]
    for (const { x, y } of stroke)
      for (const other of left)
        if (Math.hypot(other.x - x, other.y - y) < skipMm) {
          left.delete(other)
          stroke.push(other)
        }
    strokes.push(stroke)
  }
  return strokes
}

/** Cells as a straight stroke that leads to the rear; nothing where they are none. */
function toStroke(cells: readonly Point[], toes: Point, maxCrookedMm: number): Stroke | undefined {
  if (cells.length < minMm) return undefined
  const { middle, along, halfMm } = principalAxis(cells)
  const square = cells.reduce((sum, { x, y }) => sum + ((y - middle.y) * along.x - (x - middle.x) * along.y) ** 2, 0)
  const asideMm = Math.sqrt(square / cells.length)
  const forward = along.x * toes.x + along.y * toes.y
  const isMark =
    2 * halfMm >= minMm &&
    2 * halfMm <= maxMm &&
    asideMm < Math.max(maxCrookedMm, crookedOfLength * 2 * halfMm) &&
    Math.abs(forward) > Math.cos((maxAskewDeg * Math.PI) / 180)
  const sign = forward > 0 ? -1 : 1
  return isMark ? { middle, way: { x: along.x * sign, y: along.y * sign }, halfMm, asideMm } : undefined
}
