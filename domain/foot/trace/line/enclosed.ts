import type { Point } from '../../geometry/point.ts'
import { findPieces } from '../../photo/picture/pieces.ts'
import type { CoarseInk } from '../ink/coarse-ink.ts'
import { principalAxis } from './principal-axis.ts'

/** A place that ink encloses and that may be a foot's: how far each cell is from it, its middle and its long axis. */
export type EnclosedArea = {
  readonly awayMm: Float32Array
  readonly middle: Point
  readonly along: Point
  readonly longMm: number
  readonly wideMm: number
  /** How far outside of it its line is looked for. */
  readonly outMm: number
}

/** What closed gaps has eaten as much of a place, and more of its toes: … */
const [minOutMm, beyondReachMm] = [22, 16]
/** … all of them, where it was too wide to pass by the mark between them. */
const [widerThanMark, beyondMarkMm] = [4, 50]

/** Gaps twice as wide as this are closed, the narrowest first: the widest is a pen that lies slantwise on the line. */
const reachesMm = [1, 2.5, 5, 9, 15, 26]
/** Feet of grown people and children's from some 125 mm on, with the pen around them and something for a wrong start. */
const [shortestMm, longestMm] = [130, 350]
const [narrowestMm, widestMm] = [50, 150]
/** How much of the rectangle around it a foot fills: about three quarters; a printed frame fills it, two lines beside each other nothing. */
const [minFilled, maxFilled] = [0.5, 0.9]
/** A foot is two and a half times as long as it is wide; askew toes and a child's make it less. */
const minLongByWide = 1.7
/** Ink that is smaller than this is a speck. */
const speckMm = 4

/** Places that may be feet; those that the narrowest gaps enclose first. */
export function enclosedPlaces(ink: CoarseInk): EnclosedArea[] {
  const { width, height, surely } = ink
  const everywhere = new Uint8Array(surely.length).fill(1)
  const { label, sizes } = findPieces(surely, 0.5, width, height, everywhere)
  const isFree = label.map((own) => (own > 0 && sizes[own]! >= speckMm ? 0 : 1))
  const fromInk = distances(isFree, width, height)
  const found: EnclosedArea[] = []
  for (const reach of reachesMm) {
    const pieces = findPieces(fromInk, reach, width, height, everywhere)
    // The first is what the picture's rim belongs to.
    for (let own = 2; own < pieces.sizes.length; own += 1) {
      if (pieces.sizes[own]! < shortestMm * narrowestMm * minFilled * 0.5) continue
      const place = toEnclosedArea(pieces.label, own, reach, ink)
      if (place && found.every((other) => !isWithin(other, place, width))) found.push(place)
    }
  }
  return found
}

/** The place that the longest ink lies around although a piece of it is missing: nothing encloses it, so all of the sheet may be its line's. */
export function openPlace({ surely, width, height }: CoarseInk): EnclosedArea {
  const { label, sizes } = findPieces(surely, 0.5, width, height, new Uint8Array(surely.length).fill(1))
  const longest = sizes.indexOf(Math.max(...sizes))
  const { middle, along, halfMm, halfWideMm } = principalAxis(labelCells(label, longest, width))
  return {
    awayMm: new Float32Array(surely.length),
    middle,
    along,
    longMm: 2 * halfMm,
    wideMm: 2 * halfWideMm,
    outMm: 0,
  }
}

const isWithin = (known: EnclosedArea, { middle }: EnclosedArea, width: number) =>
  known.awayMm[Math.round(middle.y) * width + Math.round(middle.x)] === 0

/** Whether something so long and wide and with such an area could be a foot with a line around it. */
export function couldBeFoot(longMm: number, wideMm: number, area: number): boolean {
  const filled = area / (longMm * wideMm)
  const isLong = longMm > shortestMm && longMm < longestMm && longMm > minLongByWide * wideMm
  return isLong && wideMm > narrowestMm && wideMm < widestMm && filled > minFilled && filled < maxFilled
}

function toEnclosedArea(label: Int32Array, own: number, reach: number, ink: CoarseInk): EnclosedArea | undefined {
  const { width, height } = ink
  const cells = labelCells(label, own, width)
  const { middle, along, halfMm, halfWideMm } = principalAxis(cells)
  const [longMm, wideMm] = [2 * (halfMm + reach), 2 * (halfWideMm + reach)]
  if (!couldBeFoot(longMm, wideMm, cells.length + reach * 2 * (longMm + wideMm - 4 * reach))) return undefined
  const awayMm = distances(
    label.map((its) => (its === own ? 0 : 1)),
    width,
    height,
  )
  return {
    awayMm,
    middle,
    along,
    longMm,
    wideMm,
    outMm: Math.max(minOutMm, reach + (reach > widerThanMark ? beyondMarkMm : beyondReachMm)),
  }
}

function labelCells(label: Int32Array, own: number, width: number): Point[] {
  const cells: Point[] = []
  for (let at = 0; at < label.length; at += 1)
    if (label[at] === own) cells.push({ x: at % width, y: Math.floor(at / width) })
  return cells
}

/** How far each cell is from the nearest that is nought, in cells (Borgefors' steps of three and four). */
export function distances(is: ArrayLike<number>, width: number, height: number): Float32Array {
  const far = new Float32Array(is.length)
  for (let at = 0; at < far.length; at += 1) far[at] = is[at] === 0 ? 0 : 1e4
  const [straight, slant] = [1, 4 / 3]
  const relax = (at: number, by: number) => {
    const [aside, along] = [by, by * width]
    let best = Math.min(far[at]!, far[at + aside]! + straight, far[at + along]! + straight)
    best = Math.min(best, far[at + along + 1]! + slant, far[at + along - 1]! + slant)
    far[at] = best
  }
  for (let row = 1; row < height - 1; row += 1)
    for (let column = 1; column < width - 1; column += 1) relax(row * width + column, -1)
  for (let row = height - 2; row > 0; row -= 1)
    for (let column = width - 2; column > 0; column -= 1) relax(row * width + column, 1)
  return far
}
