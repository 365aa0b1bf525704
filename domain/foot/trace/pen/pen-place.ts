import type { Point } from '../../geometry/point.ts'
import { findPieces, pieceMask } from '../../photo/picture/pieces.ts'
import type { SquareMillimetres } from './square-millimetres.ts'

/** A long thing on the sheet that may be a pen: both ends of what is seen of its thick part, and the squares that it covers. */
export type PenPlace = {
  readonly from: Point
  readonly to: Point
  readonly wideMm: number
  readonly covered: Uint8Array
  /** It is dark all over, and thicker than lines are. */
  readonly isSolid: boolean
}

/** So much darker than paper is a dark pen, so much what else is no shade, and so much a light pen with its shade. */
const levels = [0.35, 0.2, 0.12] as const
/** A fainter level is believed where it shows so much more of a pen. */
const longer = 1.12
/** So many places are worth a closer look. */
const max = 4
/** Lines of felt pens are up to 4 mm wide, pens from 6.8 mm on: what is thick has this far to the nearest paper. */
const thickMm = 2.9
/** Pens are thicker than this, as they are seen. */
const minWideMm = 6.4
/** Beside a pen its shade is dark for so much; farther away it is soft, and draws no line. */
const besideMm = 2.4
/** Of a pen that reaches over the sheet's edge so much of its thick part has to be seen. */
const minLongMm = 45
/** With its shade a pen is this wide at most. */
const maxWideMm = 24
const minSlender = 3.6

type PenPlaceWithLength = PenPlace & { readonly longMm: number }

/** Slender things that are dark or coloured all over and thicker than any line, the likeliest first. */
export function findPens({ width, height, away }: SquareMillimetres): PenPlace[] {
  const above = (level: number) => away.map((value) => (value > level ? 1 : 0))
  const rank = (found: PenPlaceWithLength, level: number) => ({ ...found, longMm: found.longMm / longer ** level })
  const byLength = (one: PenPlaceWithLength, other: PenPlaceWithLength) => other.longMm - one.longMm
  const found = levels.flatMap((min, level) => slenderIn(above(min), width, height).map((found) => rank(found, level)))
  return found
    .sort(byLength)
    .slice(0, max)
    .map((one) => ({ ...one, isSolid: one.wideMm > minWideMm }))
}

function slenderIn(marked: Float32Array, width: number, height: number): PenPlaceWithLength[] {
  const far = distanceInside(marked, width, height)
  const pieces = findPieces(far, thickMm, width, height, new Uint8Array(width * height).fill(1))
  return pieces.sizes.flatMap((size, own) => {
    if (own === 0 || size < minLongMm) return []
    const core = pieceMask(pieces, (piece) => piece === own)
    const place = slenderCore(core, far, width)
    return place ? [{ ...place, covered: around(core, width, height, thickMm + besideMm), isSolid: false }] : []
  })
}

function slenderCore(core: Float32Array, far: Float32Array, width: number) {
  let [n, sx, sy, sxx, sxy, syy, deep] = [0, 0, 0, 0, 0, 0, 0]
  core.forEach((is, at) => {
    if (is === 0) return
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5]
    n += 1
    sx += x
    sy += y
    sxx += x * x
    sxy += x * y
    syy += y * y
    deep = Math.max(deep, far[at]!)
  })
  const middle = { x: sx / n, y: sy / n }
  const [xx, xy, yy] = [sxx / n - middle.x ** 2, sxy / n - middle.x * middle.y, syy / n - middle.y ** 2]
  const turn = Math.atan2(2 * xy, xx - yy) / 2
  const axis = { x: Math.cos(turn), y: Math.sin(turn) }
  let [min, max, aside] = [0, 0, 0]
  core.forEach((is, at) => {
    if (is === 0) return
    const [dx, dy] = [(at % width) + 0.5 - middle.x, Math.floor(at / width) + 0.5 - middle.y]
    const along = dx * axis.x + dy * axis.y
    min = Math.min(min, along)
    max = Math.max(max, along)
    aside = Math.max(aside, Math.abs(dx * axis.y - dy * axis.x))
  })
  const [longMm, wideMm] = [max - min, 2 * deep]
  const isSlender = longMm > minLongMm && wideMm < maxWideMm && longMm > minSlender * wideMm && aside < wideMm
  if (!isSlender) return undefined
  const at = (along: number) => ({ x: middle.x + axis.x * along, y: middle.y + axis.y * along })
  return { from: at(min), to: at(max), wideMm, longMm }
}

/** How far each square lies within what is marked: to the nearest that is not, in squares (a walk there and back, as a chamfer). */
function distanceInside(marked: Float32Array, width: number, height: number, beyondSheet = 0): Float32Array {
  const far = marked.map((is) => (is > 0 ? 1e3 : 0))
  const walk = (at: number, back: 1 | -1) => {
    if (far[at] === 0) return
    const [column, row] = [at % width, Math.floor(at / width)]
    if (column === 0 || row === 0 || column === width - 1 || row === height - 1) {
      far[at] = Math.min(far[at]!, beyondSheet + 1)
      return
    }
    const beside = Math.min(far[at - back]!, far[at - back * width]!) + 1
    const askew = Math.min(far[at - back * (width + 1)]!, far[at - back * (width - 1)]!) + Math.SQRT2
    far[at] = Math.min(far[at]!, beside, askew)
  }
  for (let at = 0; at < far.length; at += 1) walk(at, 1)
  for (let at = far.length - 1; at >= 0; at -= 1) walk(at, -1)
  return far
}

/** How far each square is from what is marked; nothing is marked beyond the sheet. */
const distanceOutside = (marked: Float32Array, width: number, height: number) =>
  distanceInside(
    marked.map((is) => 1 - is),
    width,
    height,
    1e3,
  )

/** The squares within a reach of a core. */
function around(core: Float32Array, width: number, height: number, reachMm: number): Uint8Array {
  return Uint8Array.from(distanceOutside(core, width, height), (far) => (far < reachMm ? 1 : 0))
}
