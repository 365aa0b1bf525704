import { overlap } from '../../geometry/overlap.ts'
import type { Point } from '../../geometry/point.ts'
import { signedArea } from '../../geometry/polygon.ts'
import type { Lens } from '../../photo/camera/camera-over-edges.ts'
import type { Corners } from '../../photo/question/photo-question.ts'
import { difference, type Sampler, type Tone } from '../../photo/sheet/judge-sheet.ts'
import { distinctQuads } from './distinct-quads.ts'
import { judgeQuad, tonesIn, typicalTone } from './judge-quad.ts'
import { lineSteps } from './line-steps.ts'
import { type QuadShape, quadShape } from './quad-shape.ts'
import { generateQuads } from './quads.ts'
import type { SmallPhoto } from './small-photo.ts'

type JudgedPlace = QuadShape & { readonly mark: number; readonly paper: Tone }

/** A place where the sheet may lie. */
export type QuadPlace = JudgedPlace & {
  /** How likely it is among others: a piece of a larger one is less so. */
  readonly rank: number
}

/** Letter has 1.29 and Tabloid 1.55; a lens that is a tenth longer than thought, and a tilt, move these by some hundredths. */
const [minRatio, maxRatio] = [1.2, 1.66]
/** As a sine: a sheet is square at its corners, up to what the lens leaves open. */
const maxAskew = 0.14
const carefulLooks = 300
/** Paper is among the brightest things of a photo; its sides say more. */
const brightWeight = 0.5
/** Two places are one where they have so much in common. */
const same = 0.93

/** The places where a sheet most likely lies: its sides are among so many of the strongest straight lines. */
export function findQuads(photo: SmallPhoto, lens: Lens, count: number): QuadPlace[] {
  const { small, pxPerPixel, sample } = photo
  const frame = { width: small.width, height: small.height, pxPerPixel }
  const steps = photo.lines(count).map((line) => lineSteps(line, sample, frame))
  const quads = distinctQuads(
    generateQuads(steps, frame),
    ({ steps, light }) => steps + brightWeight * sample.darkerThan([light, light, light]),
  )
  const judged: JudgedPlace[] = []
  for (const { corners } of quads) {
    if (judged.length === carefulLooks) break
    const inPhoto = corners.map(({ x, y }) => ({ x: (x + 0.5) * pxPerPixel, y: (y + 0.5) * pxPerPixel }))
    const shape = quadShape(inPhoto as unknown as Corners, lens)
    if (!shape || shape.ratio < minRatio || shape.ratio > maxRatio || shape.askew > maxAskew) continue
    const seen = judgeQuad(sample, shape)
    if (seen) judged.push({ ...shape, ...seen })
  }
  const places = different(judged, ({ mark }) => mark, distinct)
  return places.map((place) => ({
    ...place,
    rank: place.mark - (places.some((other) => isInsideQuad(sample, place, other)) ? pieceMark : 0),
  }))
}

/** So many different places, the likeliest first. */
export const likeliest = (places: readonly QuadPlace[], max: number) => different(places, ({ rank }) => rank, max)

function different<Place extends QuadShape>(all: readonly Place[], getScore: (place: Place) => number, max: number) {
  const places: Place[] = []
  for (const one of [...all].sort((a, b) => getScore(b) - getScore(a))) {
    if (places.length === max) break
    if (places.every((place) => overlap(place.corners, one.corners) < same)) places.push(one)
  }
  return places
}

/** Of so many different places the likeliest are chosen. */
const distinct = 12
/** A crease, a frame that was drawn or a pen beside the edge parts a sheet; how much less than its part the whole sheet may look like one. */
const pieceMark = 0.35
/** Both parts are of one paper, one of them in shade perhaps: as logarithms. */
const [maxLight, maxTint] = [0.15, 0.05]
/** A piece lies within the whole but for so much of it, as lines are true to a hundredth; and the whole is larger by more. */
const [minWithin, minLarger] = [0.96, 1.05]

/** Whether a place is a piece of a larger one, the rest of which is the same paper. */
function isInsideQuad(sample: Sampler, place: JudgedPlace, other: JudgedPlace): boolean {
  if (other.mark < place.mark - pieceMark) return false
  const [own, larger] = [place, other].map(({ corners }) => Math.abs(signedArea(corners))) as [number, number]
  const inBoth = overlap(place.corners, other.corners)
  const within = (inBoth / (1 + inBoth)) * (own + larger)
  if (larger < minLarger * own || within < minWithin * own) return false
  const rest = typicalTone(tonesIn(sample, other, (point) => !isWithin(point, place.corners)))
  if (!rest) return false
  const { light, tint } = difference(rest, place.paper)
  return Math.abs(light) < maxLight && tint < maxTint
}

/** Within four corners that run clockwise. */
const isWithin = ({ x, y }: Point, corners: Corners) =>
  corners.every((from, k) => {
    const to = corners[(k + 1) % 4]!
    return (to.x - from.x) * (y - from.y) > (to.y - from.y) * (x - from.x)
  })
