import { convexHull } from '../../geometry/convex-hull.ts'
import type { Point } from '../../geometry/point.ts'
import { signedArea } from '../../geometry/polygon.ts'
import { type Picture, smooth } from '../picture/picture.ts'
import { pieceMask } from '../picture/pieces.ts'
import type { StraightLine } from './straight-lines.ts'
import { measureWhiteness, type Whiteness, whiteAbove, widerThan } from './whiteness.ts'

/** A straight side of the patch, in pixels of its picture; `isRim` where it is the picture's own end. */
export type PatchSide = { readonly from: Point; readonly to: Point; readonly isRim: boolean }

/** A white thing of a picture, what lies on it left aside: where the sides of its hull run. */
export type PaperPatch = {
  /** Which share of the picture its hull takes. */
  readonly share: number
  readonly sides: readonly PatchSide[]
  readonly hull: readonly Point[]
  /** How clearly the white ends along the sides that are not the picture's own end, 0 to 1. */
  readonly clear: number
  /** Which share of its hull is not white: what stands on it. */
  readonly covered: number
  /** It is of two parts. */
  readonly isParted: boolean
}

/** Narrower white things, as those of a floor's pattern, are no sheet: as a share of the longer side. */
const narrow = 0.015
/** How much darker than the brightest a sheet may be: the threshold that separates the sheet differs from photo to photo. */
const splits = [0.2, 0.35, 0.5, 0.65, 0.85, 1.1, 1.4] as const

/** White patches of a picture, at every threshold that may separate the sheet from what is around it. */
export function paperPatches(picture: Picture): PaperPatch[] {
  const whiteness = measureWhiteness(picture)
  return splits.flatMap((split) => patchesAbove(whiteness, split))
}

export function clearestPatch(patches: readonly PaperPatch[]): PaperPatch | undefined {
  const clearest = (some: readonly PaperPatch[]) =>
    some.reduce<PaperPatch | undefined>((best, patch) => (patch.clear > (best?.clear ?? 0) ? patch : best), undefined)
  const one = clearest(patches.filter(({ isParted }) => !isParted))
  const both = clearest(patches.filter(({ isParted }) => isParted))
  // A foot and its leg may part a sheet in two: where the leg passes over it, the common outline is a little less clear.
  const isOne =
    both && both.clear >= Math.max(minClear, (one?.clear ?? 0) - partedClear) && both.share > (one?.share ?? 0)
  return isOne ? both : one
}

const partedClear = 0.1

const [minShare, maxShare] = [0.03, 0.97]

function patchesAbove(whiteness: Whiteness, split: number): PaperPatch[] {
  const { white, width, height } = whiteness
  const reach = Math.max(2, Math.round(narrow * Math.max(width, height)))
  const mask = whiteAbove(whiteness, split)
  const wide = widerThan(mask, reach, width, height)
  const { sizes } = wide
  const bySize = sizes
    .map((_, own) => own)
    .slice(1)
    .sort((a, b) => sizes[b]! - sizes[a]!)
  const [largest, second] = bySize
  if (largest === undefined) return []
  const toPatch = (own: Float32Array, isParted = false): PaperPatch | undefined => {
    const grown = smooth(own, width, height, reach)
    const found = new Uint8Array(own.length)
    for (let at = 0; at < own.length; at += 1) found[at] = mask[at] === 1 && grown[at]! > 0 ? 1 : 0
    const hull = maskHull(found, width, height)
    const share = Math.abs(signedArea(hull)) / (width * height)
    if (share < minShare || share > maxShare) return undefined
    const edges = hullEdges(hull, width, height)
    const sides = pickSides(edges)
    const covered = 1 - found.reduce((sum, value) => sum + value, 0) / (share * width * height)
    return { hull, share, sides, covered, isParted, clear: clearness(white, edges, width, height) }
  }
  const isSecond = second !== undefined && sizes[second]! > minPart * sizes[largest]!
  const joined = widerThan(mask, neckReach, width, height)
  const around = joined.label[wide.label.indexOf(largest)]!
  return [
    toPatch(pieceMask(wide, (own) => own === largest)),
    isSecond
      ? toPatch(
          pieceMask(wide, (own) => own === largest || own === second),
          true,
        )
      : undefined,
    toPatch(
      spread(
        pieceMask(joined, (own) => own === around),
        mask,
        width,
      ),
    ),
  ].filter((patch) => patch !== undefined)
}

/** Toes and heels leave only a narrow way of white between them and an edge, and at its end less than that: so many pixels long. */
const neckReach = 2
const stripPx = 28

/** The same with what of the mask can be reached from it on no longer way. */
function spread(own: Float32Array, mask: Float32Array, width: number): Float32Array {
  const wider = own.slice()
  let front: number[] = []
  for (let at = 0; at < own.length; at += 1) if (own[at] === 1) front.push(at)
  for (let k = 0; k < stripPx; k += 1) {
    const next: number[] = []
    for (const at of front)
      for (const beside of [-1, 1, -width, width]) {
        if (mask[at + beside] !== 1 || wider[at + beside] === 1) continue
        wider[at + beside] = 1
        next.push(at + beside)
      }
    front = next
  }
  return wider
}

/** Of two parts of a sheet the smaller has so much of the larger. */
const minPart = 0.1

function maskHull(mask: Uint8Array, width: number, height: number): Point[] {
  const points: Point[] = []
  for (let row = 0; row < height; row += 1) {
    const first = mask.indexOf(1, row * width)
    if (first < 0 || first >= (row + 1) * width) continue
    const [left, right] = [first - row * width, mask.lastIndexOf(1, (row + 1) * width - 1) - row * width + 1]
    for (const y of [row, row + 1]) points.push({ x: left, y }, { x: right, y })
  }
  return convexHull(points)
}

const besidePx = 2
const clearStep = 0.15

/** How much of the hull has white within and none without. */
function clearness(white: Float32Array, edges: readonly PatchSide[], width: number, height: number): number {
  let [clear, all] = [0, 0]
  const at = (x: number, y: number) =>
    white[Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))]!
  for (const { from, to, isRim } of edges) {
    if (isRim) continue
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    const [outX, outY] = [((to.y - from.y) / long) * besidePx, ((from.x - to.x) / long) * besidePx]
    const steps = Math.ceil(long / 2)
    for (let k = 0; k < steps; k += 1) {
      const share = (k + 0.5) / steps
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
      const step = at(x - outX, y - outY) - at(x + outX, y + outY)
      clear += (Math.min(1, Math.max(0, step / clearStep)) * long) / steps
    }
    all += long
  }
  return all > 0 ? clear / all : 0
}

const rimPx = 2
const turnDeg = 14

function hullEdges(hull: readonly Point[], width: number, height: number): PatchSide[] {
  const touchedRims = ({ x, y }: Point) => [x <= rimPx, y <= rimPx, x >= width - rimPx, y >= height - rimPx]
  return hull.map((from, k) => {
    const to = hull[(k + 1) % hull.length]!
    const [a, b] = [touchedRims(from), touchedRims(to)]
    return { from, to, isRim: a.some((is, n) => is && b[n]) }
  })
}

/** The hull's edges, neighbours of nearly one direction taken together. */
function pickSides(edges: readonly PatchSide[]): PatchSide[] {
  // Begin at a clear turn, so that no side is parted.
  const direction = ({ from, to }: PatchSide) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const turn = (a: PatchSide, b: PatchSide) => Math.abs(((direction(b) - direction(a) + 540) % 360) - 180)
  const long = ({ from, to }: PatchSide) => Math.hypot(to.x - from.x, to.y - from.y)
  const longest = edges.reduce((best, edge, k) => (long(edge) > long(edges[best]!) ? k : best), 0)
  const round = [...edges.slice(longest), ...edges.slice(0, longest)]
  const sides: PatchSide[] = []
  for (const edge of round) {
    const last = sides.at(-1)
    if (last && last.isRim === edge.isRim && turn(last, edge) < turnDeg)
      sides[sides.length - 1] = { ...last, to: edge.to }
    else sides.push(edge)
  }
  const [first, last] = [sides[0]!, sides.at(-1)!]
  if (sides.length > 1 && first.isRim === last.isRim && turn(last, first) < turnDeg) {
    sides[0] = { ...first, from: last.from }
    sides.pop()
  }
  return sides
}

/** White that ends so clearly along straight sides is a sheet; the white of a floor's pattern has about half of it. */
export const minClear = 0.7
/** Shorter sides are corners that curl, or a leg's. */
const minSidePx = 24

/** The straight lines along a clear patch: they need not be among the strongest of the picture. */
export function patchLines(patch: PaperPatch | undefined): StraightLine[] {
  return patch && patch.clear >= minClear ? linesAlong(patch) : []
}

/** The sides of a patch of the halved picture, as lines of the whole one. */
export function linesAlong(patch: PaperPatch): StraightLine[] {
  return patch.sides.flatMap(({ from, to, isRim }) => {
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    if (isRim || long < minSidePx) return []
    const [c, s] = [(to.y - from.y) / long, (from.x - to.x) / long]
    const offset = 2 * (from.x * c + from.y * s) - 0.5 * (c + s)
    const angle = Math.atan2(s, c)
    return [angle < 0 ? { angle: angle + Math.PI, offset: -offset, votes: 0 } : { angle, offset, votes: 0 }]
  })
}
