import type { Point } from '../../geometry/point.ts'
import { type Camera, project } from '../camera/camera.ts'
import { type FootFrame, heelRadiusMm } from '../figures/foot-frame.ts'
import { ballIn, framed } from '../figures/foot-numbers.ts'
import { type FootPlace, fromHeel, heelBackMm, locateFoot, ontoSheet } from '../figures/foot-place.ts'
import { measureFoot } from '../figures/measure-foot.ts'
import { outlineByHand } from '../gates/outline-by-hand.ts'
import { papers } from '../paper/papers.ts'
import type { Ball, Corners } from '../question/photo-question.ts'
import type { BorderPoint } from '../region/border.ts'
import { asTheyLie, type HandMarkPoints, type HandMarks, type KnownPhoto } from './hand-marks.ts'
import { plainFoot } from './plain-foot.ts'
import { type SheetFromCorners, sheetFromCorners } from './sheet-from-corners.ts'

/** The corners that a hand has set, else those that were found, else those of a sheet as most lie. */
export function cornersFromMarks(known: KnownPhoto, hand: HandMarks): Corners {
  return hand.corners ?? (known.corners ? asTheyLie(known.corners) : cornersInside(known))
}

/** Where every mark of a photo stands: where a hand has set it, else where it was seen, else where it may well be. */
export function placesFromMarks(
  known: KnownPhoto,
  hand: HandMarks,
  sheet: SheetFromCorners | undefined,
): HandMarkPoints {
  const corners = cornersFromMarks(known, hand)
  // Corners that are no sheet leave everything else where it is.
  const found = sheet ?? (known.corners && sheetFromCorners(known, asTheyLie(known.corners), hand.heel))
  const camera = found?.camera
  const seen = (camera && seenPlaces(known, camera, hand)) ?? likelyPlaces(known, corners, camera)
  return { ...seen, ...hand, corners }
}

/** A sheet as it lies in most photos: in the middle, upright. */
function cornersInside({ width, height, paper }: KnownPhoto): Corners {
  const { widthMm, heightMm } = papers[paper]
  const scale = Math.min((0.7 * width) / widthMm, (0.7 * height) / heightMm)
  const [x, y] = [(widthMm * scale) / 2, (heightMm * scale) / 2]
  const at = (across: number, down: number) => ({ x: width / 2 + across * x, y: height / 2 + down * y })
  return [at(-1, -1), at(1, -1), at(-1, 1), at(1, 1)]
}

/** The ends of a foot whose border was seen, as they would be pointed at: the heights still in them. */
function seenPlaces(known: KnownPhoto, camera: Camera, hand: HandMarks): Omit<HandMarkPoints, 'corners'> | undefined {
  const outline = hand.outline ?? known.outline
  if (!outline || outline.length === 0) return undefined
  const border = outlineByHand(outline, camera)
  const pointed = { heel: hand.heel, heelStands: known.heelStands, toe: hand.toe }
  const numbers = measureFoot(border, camera, known.side, pointed)
  if (!numbers) return undefined
  const { frame, side } = numbers
  const place = locateFoot(camera, pointed, border)
  const inFrame = framed(fromHeel(place, border), frame)
  const seenAt = (k: number) => project(camera, border[k]!.x, border[k]!.y)
  const foremost = inFrame.reduce((best, { y }, k) => (y > inFrame[best]!.y ? k : best), 0)
  const ball = ballSeen(inFrame, numbers.lengthMm, side === 'left' ? 1 : -1)
  if (!ball) return undefined
  return {
    heel: hand.heel ?? heelSeen(camera, place, frame, border),
    toe: seenAt(foremost),
    ball: { inner: seenAt(ball.inner), outer: seenAt(ball.outer) },
    outline,
  }
}

/** Which points of the border are the ball's ends, such that their distance is the width that is read from both sides. */
function ballSeen(foot: readonly { readonly x: number; readonly y: number }[], lengthMm: number, inwards: number) {
  const turned = foot.map((point, k) => ({ ...point, x: point.x * inwards, k, forwards: 0, sideways: 0 }))
  const found = ballIn(turned, lengthMm)
  if (!found) return undefined
  const apart = (found.slantMm - (found.first.y - found.fifth.y)) / 2
  const nearest = (sign: number, y: number) =>
    turned.reduce(
      (best, point) => {
        const away = Math.abs(point.y - y) + (sign * point.x > 0 ? 0 : lengthMm)
        return away < best.away ? { away, k: point.k } : best
      },
      { away: Number.POSITIVE_INFINITY, k: 0 },
    ).k
  return { inner: nearest(1, found.first.y + apart), outer: nearest(-1, found.fifth.y - apart) }
}

/** Where the heel of a foot in this frame is seen: a little behind where it stands, because it is high. */
function heelSeen(camera: Camera, place: FootPlace, frame: FootFrame, border: readonly BorderPoint[]): Point {
  const { heel, axis, lengthMm } = frame
  const seenAt = (backMm: number) => {
    const behind = heelRadiusMm(lengthMm) + backMm
    const at = ontoSheet(place, { x: heel.x - axis.x * behind, y: heel.y - axis.y * behind })
    return project(camera, at.x, at.y)
  }
  let backMm = 0
  for (let round = 0; round < 4; round += 1) backMm = heelBackMm(camera, { heel: seenAt(backMm) }, border) ?? 0
  return seenAt(backMm)
}

/** Where nothing is seen, a foot of common form in the middle of the sheet is something to begin with. */
function likelyPlaces(
  known: KnownPhoto,
  corners: Corners,
  camera: Camera | undefined,
): Omit<HandMarkPoints, 'corners'> {
  const { widthMm, heightMm } = papers[known.paper]
  const lengthMm = Math.min(250, 0.84 * heightMm)
  const from = (heightMm - lengthMm) / 2
  const [farLeft, farRight, nearLeft, nearRight] = corners
  const within = ({ x, y }: Point) => {
    if (camera) return project(camera, x, y)
    const [right, far] = [x / widthMm, y / heightMm]
    const near = between(nearLeft, nearRight, right)
    return between(near, between(farLeft, farRight, right), far)
  }
  const inwards = known.side === 'right' ? -1 : 1
  const at = ({ x, y }: Point) => within({ x: widthMm / 2 + x * lengthMm * inwards, y: from + y * lengthMm })
  const ball: Ball = { inner: at(plainFoot.ball.inner), outer: at(plainFoot.ball.outer) }
  return { heel: at({ x: 0, y: 0 }), toe: at(plainFoot.toe), ball, outline: known.outline ?? plainFoot.outline.map(at) }
}

const between = (one: Point, other: Point, share: number) => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
})
