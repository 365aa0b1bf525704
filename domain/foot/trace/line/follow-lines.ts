import type { Point } from '../../geometry/point.ts'
import { signedArea } from '../../geometry/polygon.ts'
import { findPieces } from '../../photo/picture/pieces.ts'
import { pixelToMm } from '../flat/sheet-grid.ts'
import { type CoarseInk, coarseInk, withoutFaint } from '../ink/coarse-ink.ts'
import type { Ink } from '../ink/ink.ts'
import { isWithin } from './closed-line.ts'
import { couldBeFoot, type EnclosedArea, enclosedPlaces, openPlace } from './enclosed.ts'
import { gapMark } from './gap-mark.ts'
import { leastCostPath } from './least-cost-path.ts'
import { principalAxis } from './principal-axis.ts'
import type { SeenLine } from './seen-line.ts'
import { type SettledLine, settleLine } from './settle-line.ts'

/** What is drawn on the sheet. */
export type SeenLines = {
  /** None, one, or two that do not overlap, the surest first. */
  readonly lines: readonly SeenLine[]
  /** Nothing is drawn that could be a piece of a line around a foot. */
  readonly isNothing: boolean
  /** A line leads off the sheet and closes only along its edge. */
  readonly isOffSheet: boolean
}

/** Beyond so much of it without ink a way around a place is no line. */
const maxBridged = 0.35
/** A sheet with less ink on it, in pieces longer than this, has no line around a foot: a third of the shortest. */
const [minInkMm, minPieceMm] = [130, 12]

/** The closed lines around feet on a sheet. */
export function followLines(ink: Ink): SeenLines {
  const coarse = coarseInk(ink)
  const found = linesAround(ink, [withoutFaint(coarse), coarse])
  if (found.length === 0) found.push(...lineAround(ink, coarse, openPlace(coarse)))
  if (found.some((line) => isCutOff(line, ink))) return { lines: [], isNothing: false, isOffSheet: true }
  return {
    lines: found.map((line) => ({ ...line, gap: gapMark(ink, coarse, line) })),
    isNothing: found.length === 0 && isBare(coarse),
    isOffSheet: false,
  }
}

/** A line that leads over the sheet's edge is open there, from so much on, and both of its ends lie so near to it. */
const [minCutMm, nearEdgeMm] = [15, 6]
/** Toes that reach over it by millimetres leave a short gap each, at the edge itself: so much of them in all. */
const [minAtEdgeMm, atEdgeMm] = [3, 2.5]

function isCutOff({ openMm, open, points }: SettledLine, { widthMm, heightMm }: Ink): boolean {
  const fromEdge = ({ x, y }: Point) => Math.min(x, y, widthMm - x, heightMm - y)
  if (openMm > minCutMm && open?.every((end) => fromEdge(end) < nearEdgeMm)) return true
  // Its points are a millimetre apart.
  return points.filter((point) => point.isBridged && fromEdge(point) < atEdgeMm).length > minAtEdgeMm
}

/** So little of a line without ink is what a hand leaves: nothing fainter has to be looked at. */
const fewBridged = 0.1

/** The lines on the first of the sheets that has good ones; else the best on any of them. */
function linesAround(ink: Ink, sheets: readonly CoarseInk[]): SettledLine[] {
  const found: SettledLine[] = []
  for (const coarse of sheets) {
    for (const place of enclosedPlaces(coarse)) found.push(...lineAround(ink, coarse, place))
    if (found.some(({ bridgedMm, points }) => bridgedMm < fewBridged * points.length)) break
  }
  const kept: SettledLine[] = []
  for (const line of found.sort((one, other) => one.bridgedMm - other.bridgedMm))
    if (kept.length < 2 && kept.every((other) => isApart(line.points, other.points))) kept.push(line)
  return kept
}

/** The line around a place, where enough of it is ink. */
function lineAround(ink: Ink, coarse: CoarseInk, place: EnclosedArea): SettledLine[] {
  const cells = leastCostPath(coarse, place)
  if (!cells) return []
  const line = settleLine(
    ink,
    cells.map(({ x, y }) => pixelToMm(coarse, x, y)),
  )
  return line.bridgedMm <= maxBridged * line.points.length && isAroundFoot(line.points) ? [line] : []
}

function isAroundFoot(points: readonly Point[]): boolean {
  const { halfMm, halfWideMm } = principalAxis(points)
  return couldBeFoot(2 * halfMm, 2 * halfWideMm, signedArea(points))
}

/** Feet that stand beside each other have lines of their own: what shares so much ink with another line leads around print or writing. */
const [sharedMm, maxShared] = [1.5, 0.1]

/** Neither middle lies within the other line, and they are not of the same ink. */
function isApart(one: readonly Point[], other: readonly Point[]): boolean {
  if (isWithin(principalAxis(one).middle, other) || isWithin(principalAxis(other).middle, one)) return false
  const shared = one.filter((point) => other.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < sharedMm))
  return shared.length < maxShared * one.length
}

/** How much of the sheet's ink lies in pieces that could belong to a line. */
function isBare({ surely, width, height }: CoarseInk): boolean {
  const { sizes } = findPieces(surely, 0.5, width, height, new Uint8Array(surely.length).fill(1))
  return sizes.reduce((sum, size) => sum + (size >= minPieceMm ? size : 0), 0) < minInkMm
}
