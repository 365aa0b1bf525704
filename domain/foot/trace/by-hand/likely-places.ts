import type { FootSide } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import { signedArea } from '../../geometry/polygon.ts'
import { plainFoot } from '../../photo/by-hand/plain-foot.ts'
import { detectSide } from '../../photo/figures/detect-side.ts'
import { type PaperName, papers } from '../../photo/paper/papers.ts'
import type { Corners } from '../../photo/question/photo-question.ts'
import { intoTraceFrame, traceFrame } from '../frame/trace-frame.ts'
import { evenly, isWithin, withWayOut } from '../line/closed-line.ts'

type Side = FootSide | 'auto'

/** Where nothing was seen, the sheet fills so much of the photo, and the foot is so long. */
const [sheetShare, footMm] = [0.7, 240]

/** The sheet in the middle of the photo, its long sides along those of the photo. */
export function likelyCorners(width: number, height: number, paper: PaperName): Corners {
  const { widthMm, heightMm } = papers[paper]
  const [across, down] = width > height ? [heightMm, widthMm] : [widthMm, heightMm]
  const pxPerMm = sheetShare * Math.min(width / across, height / down)
  const [left, right] = [-1, 1].map((sign) => width / 2 + (sign * across * pxPerMm) / 2) as [number, number]
  const [far, near] = [-1, 1].map((sign) => height / 2 + (sign * down * pxPerMm) / 2) as [number, number]
  return [
    { x: left, y: far },
    { x: right, y: far },
    { x: left, y: near },
    { x: right, y: near },
  ]
}

/** A place on the sheet, as shares of its sides from the near left corner: lines between its corners are straight enough for a guess. */
function onSheet([farLeft, farRight, nearLeft, nearRight]: Corners, across: number, up: number): Point {
  const mix = (one: Point, other: Point, share: number): Point => ({
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
  })
  return mix(mix(nearLeft, nearRight, across), mix(farLeft, farRight, across), up)
}

const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** How long the sheet's far and near sides are, and its left and right ones: in pixels, the mean of both. */
export function sidesInPhoto([farLeft, farRight, nearLeft, nearRight]: Corners) {
  return {
    across: (between(farLeft, farRight) + between(nearLeft, nearRight)) / 2,
    down: (between(farLeft, nearLeft) + between(farRight, nearRight)) / 2,
  }
}

/** A plain foot in the middle of the sheet, along its long sides; its toes to the right where these lie across the photo. */
function onLikelyFoot(corners: Corners, paper: PaperName, side: Side, { x, y }: Point): Point {
  const { widthMm, heightMm } = papers[paper]
  const aside = ((side === 'right' ? -x : x) * footMm) / widthMm
  const ahead = ((y - 0.5) * footMm) / heightMm
  const { across, down } = sidesInPhoto(corners)
  return across > down ? onSheet(corners, 0.5 + ahead, 0.5 - aside) : onSheet(corners, 0.5 + aside, 0.5 + ahead)
}

export function likelyLine(corners: Corners, paper: PaperName, side: Side): readonly Point[] {
  return plainFoot.outline.map((point) => onLikelyFoot(corners, paper, side, point))
}

/** Where the gap beside the big toe begins, as on the plain foot: the mean of 120 drawn feet. */
const plainGap: Point = { x: 0.07, y: 0.84 }

/** Within a line that was seen or set, however the foot lies; else where a foot may be. */
export function likelyGap(corners: Corners, paper: PaperName, side: Side, line: readonly Point[] | undefined): Point {
  return (line && gapWithin(line, side)) ?? onLikelyFoot(corners, paper, side, plainGap)
}

/** The gap of the foot that a line goes around; nothing where it goes around none. */
function gapWithin(line: readonly Point[], side: Side): Point | undefined {
  const up = ({ x, y }: Point): Point => ({ x, y: -y })
  const frame = traceFrame(line.map(up), 'either')
  if (!frame) return undefined
  const { axis, rear, lengthMm: length } = frame
  const own = line.map((point) => intoTraceFrame(frame, up(point)))
  const isRight = (side === 'auto' ? likelySide(own, length) : side) === 'right'
  const [aside, ahead] = [(isRight ? -1 : 1) * plainGap.x * length, plainGap.y * length]
  const gap = up({ x: rear.x + axis.y * aside + axis.x * ahead, y: rear.y - axis.x * aside + axis.y * ahead })
  return isWithin(gap, line) ? gap : undefined
}

/** The length of a foot whose side is detected, the distance of the points of its border, and the reach for its normals. */
const [toldMm, stepMm, reach] = [250, 1, 3]

/** Detects the side as for a measured foot, scaled to a common length. */
function likelySide(own: readonly Point[], length: number): FootSide {
  const border = own.map(({ x, y }) => ({ x: (x / length) * toldMm, y: (y / length) * toldMm }))
  return detectSide(withWayOut(evenly(signedArea(border) > 0 ? border : border.toReversed(), stepMm), reach))
}
