import type { Point } from '../../geometry/point.ts'
import { signedArea } from '../../geometry/polygon.ts'
import { type Camera, onSheet } from '../../photo/camera/camera.ts'
import { coarseInk } from '../ink/coarse-ink.ts'
import type { Ink } from '../ink/ink.ts'
import { evenly, withWayOut } from './closed-line.ts'
import { gapMark } from './gap-mark.ts'
import type { SeenLine } from './seen-line.ts'
import { settleLine } from './settle-line.ts'

/** Ink so near to where a hand went is the line that it followed. */
const nearMm = 2
/** How far beside a line a hand points: one standard deviation. */
const handMm = 1.5
/** Normals are computed from points so far before and behind. */
const reach = 3

/** The line as a hand followed it in the photo, on the ink where there is some; elsewhere the hand alone closes it. */
export function lineByHand(ink: Ink, outline: readonly Point[], camera: Camera): SeenLine {
  const drawn = outline.map((point) => onSheet(camera, point))
  const turned = evenly(signedArea(drawn) > 0 ? drawn : drawn.toReversed(), 1)
  const settled = settleLine(ink, turned, nearMm)
  const hand = withWayOut(turned, reach)
  const points = settled.points.map((point) => {
    if (!point.isBridged) return point
    const nearest = hand.reduce((best, other) => (away(point, other) < away(point, best) ? other : best))
    return { ...point, ...nearest, sigmaMm: handMm, isBridged: false }
  })
  const line = { ...settled, points, openMm: 0, open: undefined, isOpenHidden: false, bridgedMm: 0 }
  return { ...line, gap: gapMark(ink, coarseInk(ink), line) }
}

const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
