import { farthestFrom } from '../../geometry/farthest-from.ts'
import type { Point } from '../../geometry/point.ts'
import type { Vector } from '../../geometry/vector.ts'
import type { BorderPoint } from '../region/border.ts'
import {
  awayMm,
  ballAt,
  besideHeel,
  type RoundHeel,
  roundHeel,
  roundThing,
  seenMiddle,
  toeUnder,
  towards,
  typicalHeel,
} from './round-heel.ts'

/** Where the heel stands by its own outline, and how unsure the length is by it: one standard deviation. */
export type HeelByOutline = Pick<RoundHeel, 'heel' | 'sigmaMm'>

/** One standard deviation of the length, all of it, with which a heel counts as proven. */
const maxSigmaMm = 3
/** So much of a heel's outline has to be seen in one piece: a leg, nearly straight, touches a heel over 60 degrees at most. */
const minArcDeg = 70
/** It reaches from the side to nearly straight back: the rear end cannot be determined from a side alone. */
const maxFromBackDeg = 20
/** Seen along the foot, the border itself has to look that nearly straight back: as a cosine. */
const minBackAlong = Math.cos((maxFromBackDeg * Math.PI) / 180)
/** Farther ahead it is the foot's side. */
const sideDeg = 100
/** What of the border goes along a heel's outline, in mm: first looked at loosely, then as exactly as borders are seen. */
const loosely = 3
const everCloser = [3, 2, 1.3] as const
/** Where paper is seen no heel stands; so many places may be noise. */
const maxInside = 4
/** Border points lie a millimetre apart, and their errors are correlated: ten of them count as one. */
const pointMm = Math.sqrt(10)
/** A forefoot that is broader than this share of the length has its heel farther back: a hem is round, too. */
const maxBreadth = 0.5
/** What is so many times as wide as a heel, and explains the border so many times better, is none. */
const [maxTimes, farBetter] = [1.3, 4]
const gridMm = 4
/** For a first look every second point is enough. */
const thin = 2
const tried = 12
const binDeg = 5
const maxGap = 2

/**
 * Looks for the place at which a heel's outline goes along the border behind, as far around as can be; nothing where none
 * is seen well enough. The leg hides the rest of it.
 */
export function heelByOutline(
  behind: readonly BorderPoint[],
  ahead: readonly BorderPoint[],
  eye: Vector,
): HeelByOutline | undefined {
  const found = startsIn(behind, ahead, eye).flatMap((start) => settled(start, behind, ahead, eye) ?? [])
  const best = found.reduce<FittedHeelArc | undefined>(
    (max, one) => (max && max.arcDeg >= one.arcDeg ? max : one),
    undefined,
  )
  if (!best || best.arcDeg < minArcDeg || best.fromBackDeg > maxFromBackDeg) return undefined
  const { radius } = ballAt(best.round.middle, best.toe)
  const backwards = looksBack(best, radius)
  // So far behind what the border shows of it the rear end is inferred; it may lie so much nearer or farther, all as likely.
  const inferredMm = radius * (1 - backwards)
  const sigmaMm = Math.hypot(best.round.sigmaMm, inferredMm / Math.sqrt(3))
  if (sigmaMm > maxSigmaMm || isWiderThing(best, eye)) return undefined
  if (backwards < minBackAlong && !looksPastLeg(best, radius, eye)) return undefined
  return { heel: best.round.heel, sigmaMm }
}

/**
 * How far the border faces back, at most: the cosine. Judged by its direction, not by its place: what
 * leaves an outline in a straight line, as ankle and leg do, lies near it for a while, but never faces back.
 */
function looksBack({ points, toe, round }: FittedHeelArc, radius: number): number {
  const back = towards({ x: 0, y: 0 }, { x: round.middle.x - toe.x, y: round.middle.y - toe.y }, 1)
  const straightMm = Math.sqrt(2 * radius * everCloser[2])
  const backwards = points.map((at) => {
    const near = points.filter((point) => awayMm(at, point) <= straightMm)
    const [x, y] = [near.reduce((sum, { outX }) => sum + outX, 0), near.reduce((sum, { outY }) => sum + outY, 0)]
    return (x * back.x + y * back.y) / Math.hypot(x, y)
  })
  return Math.max(...backwards)
}

/**
 * Whether the camera stands so far to the side on which the border is seen that it looks past a leg. An upright leg, as
 * broad as the heel, hides the heel when seen along the foot: a border that faces aside there is an ankle's, or the leg's.
 */
function looksPastLeg({ points, toe, round: { middle } }: FittedHeelArc, radius: number, eye: Vector): boolean {
  const ahead = towards({ x: 0, y: 0 }, { x: toe.x - middle.x, y: toe.y - middle.y }, 1)
  const asideMm = ({ x, y }: Point) => (y - middle.y) * ahead.x - (x - middle.x) * ahead.y
  const side = Math.sign(points.reduce((sum, point) => sum + asideMm(point), 0))
  return side * asideMm({ x: eye[0], y: eye[1] }) > radius
}

/** Whether the border is that of something round but wider: an ankle stands out where the leg leans far aside. */
function isWiderThing({ points, toe, round }: FittedHeelArc, eye: Vector): boolean {
  const { times, missMm } = roundThing(points, eye, toe, round.middle)
  return times > maxTimes && missMm * farBetter < round.missMm
}

/** Places from which a heel may be found, the most promising first. */
function startsIn(all: readonly BorderPoint[], ahead: readonly BorderPoint[], eye: Vector): Point[] {
  const behind = all.filter((_, nth) => nth % thin === 0)
  const [xs, ys] = [behind.map(({ x }) => x), behind.map(({ y }) => y)]
  const starts: { readonly at: Point; readonly touched: number }[] = []
  const edge = 10
  for (let x = Math.min(...xs) + edge; x < Math.max(...xs) - edge; x += gridMm)
    for (let y = Math.min(...ys) + edge; y < Math.max(...ys); y += gridMm) {
      const along = outlineAlong({ x, y }, behind, ahead, eye, loosely)
      if (along && along.inside <= maxInside) starts.push({ at: { x, y }, touched: along.touched })
    }
  return starts
    .sort((one, other) => other.touched - one.touched)
    .slice(0, tried)
    .map(({ at }) => at)
}

type FittedHeelArc = Pick<HeelArc, 'points' | 'toe' | 'arcDeg' | 'fromBackDeg'> & { readonly round: RoundHeel }

function settled(
  start: Point,
  behind: readonly BorderPoint[],
  ahead: readonly BorderPoint[],
  eye: Vector,
): FittedHeelArc | undefined {
  let round: RoundHeel | undefined
  for (const closeMm of everCloser) {
    const from = round?.middle ?? start
    const along = outlineAlong(from, behind, ahead, eye, closeMm)
    if (!along || along.points.length < 8) return undefined
    round = roundHeel(along.points, eye, along.toe, { start: from, pointMm })
    if (!round) return undefined
  }
  const last = round && outlineAlong(round.middle, behind, ahead, eye, everCloser[2])
  if (!round || !last || last.inside > maxInside) return undefined
  if (measureBreadth(ahead, round.middle, last.toe) > maxBreadth * round.lengthMm) return undefined
  return { ...last, round }
}

/** The forefoot, from where to where between the heel's middle and the toe. */
const [forefootFrom, forefootTo] = [0.6, 0.85]

/** How broad the forefoot is, across the way from heel to toe. */
function measureBreadth(border: readonly BorderPoint[], heel: Point, toe: Point): number {
  const long = awayMm(heel, toe)
  const [x, y] = [(toe.x - heel.x) / long, (toe.y - heel.y) / long]
  const across = border.flatMap((point) => {
    const share = ((point.x - heel.x) * x + (point.y - heel.y) * y) / long
    return share > forefootFrom && share < forefootTo ? [point.x * y - point.y * x] : []
  })
  return Math.max(...across) - Math.min(...across)
}

type HeelArc = {
  readonly toe: Point
  /** The border points of the longest piece. */
  readonly points: readonly BorderPoint[]
  readonly arcDeg: number
  /** How far from straight back that piece begins. */
  readonly fromBackDeg: number
  /** How many parts of the outline lie on the border, in one piece or not. */
  readonly touched: number
  /** How many border points lie inside of the heel. */
  readonly inside: number
}

/** What of the border goes along the outline of a heel that stands there. */
function outlineAlong(
  middle: Point,
  behind: readonly BorderPoint[],
  ahead: readonly BorderPoint[],
  eye: Vector,
  closeMm: number,
): HeelArc | undefined {
  const toe = toeFrom(middle, ahead, eye)
  if (!toe) return undefined
  const ball = ballAt(middle, toe)
  const centre = seenMiddle(ball, eye)
  const back = Math.atan2(middle.y - toe.y, middle.x - toe.x)
  const bins = new Map<number, BorderPoint[]>()
  let inside = 0
  for (const point of behind) {
    const missMm = besideHeel(ball, eye, point)
    if (missMm > closeMm) continue
    if (missMm < -closeMm) {
      inside += 1
      continue
    }
    const angle = Math.atan2(point.y - centre.y, point.x - centre.x)
    const fromBack = turned(((angle - back) * 180) / Math.PI)
    const isOutwards = Math.cos(angle) * point.outX + Math.sin(angle) * point.outY > 0.85
    if (!isOutwards || Math.abs(fromBack) > sideDeg) continue
    const bin = Math.floor(fromBack / binDeg)
    bins.set(bin, [...(bins.get(bin) ?? []), point])
  }
  const piece = longestPiece([...bins.keys()].sort((a, b) => a - b))
  const [first = 0, last = -1] = [piece[0], piece.at(-1)]
  return {
    toe,
    points: piece.flatMap((bin) => bins.get(bin) ?? []),
    arcDeg: piece.length * binDeg,
    fromBackDeg: first <= 0 && last >= 0 ? 0 : Math.min(Math.abs(first), Math.abs(last + 1)) * binDeg,
    touched: bins.size - inside,
    inside,
  }
}

const turned = (deg: number) => ((deg + 540) % 360) - 180

/** Of ascending numbers the most that follow each other with small gaps. */
function longestPiece(bins: readonly number[]): readonly number[] {
  let best: readonly number[] = []
  let piece: number[] = []
  for (const bin of bins) {
    if (bin - (piece.at(-1) ?? bin) > maxGap) piece = []
    piece.push(bin)
    if (piece.length > best.length) best = [...piece]
  }
  return best
}

/** The foremost end of a foot whose heel stands there. */
function toeFrom(middle: Point, ahead: readonly BorderPoint[], eye: Vector): Point | undefined {
  const found = farthestFrom(middle, ahead)
  if (!found) return undefined
  const share = typicalHeel.wide / (1 - typicalHeel.wide)
  const heel = { x: middle.x + (middle.x - found.x) * share, y: middle.y + (middle.y - found.y) * share }
  return toeUnder(found, eye, heel)
}
