import { type Camera, project, tiltDeg } from '../camera/camera.ts'
import type { Lens } from '../camera/camera-over-edges.ts'
import type { Sheet } from '../paper/papers.ts'
import type { PhotoRejection } from '../question/photo-question.ts'
import type { Overview } from '../sheet/find-sheet.ts'
import { fitSheet } from '../sheet/fit-sheet.ts'
import { difference, type Sampler, stepMark, type Tone } from '../sheet/judge-sheet.ts'
import type { LaySheetInput } from '../sheet/lay-sheet.ts'
import { endsElsewhere, paperEnds } from '../sheet/paper-ends.ts'
import { sheetPlaces } from '../sheet/sheet-places.ts'
import { frontPlaces } from './front-places.ts'

/** A sheet of which something hides a piece of an edge at the toes' end, and how clear the rest of its edges is. */
type HiddenEdge = { readonly camera: Camera; readonly mark: number; readonly isByTwo: boolean }

const lineCount = 56
const perSide = 10
/** Behind this share of the sheet's length the leg hides the edges anyway. */
const legShare = 0.45
const beside = 3

/** Left, right and front, each from where to where as shares of width and length, and which way leads out. */
const sides = [
  [0, legShare, 0, 1, -1, 0],
  [1, legShare, 1, 1, 1, 0],
  [0, 1, 1, 1, 0, 1],
] as const

/**
 * Looks for the sheet once more where none was found: a foot that reaches past an edge, or a second one, hides a piece of
 * it. What hides it lies on both sides of the edge, in one piece; the rest is as clear as ever.
 */
export function findHiddenEdgeRejection(
  { overview, work, prior, middle }: LaySheetInput,
  sheet: Sheet,
): PhotoRejection | undefined {
  const place = hiddenEdge(overview, { focalPx: prior.focalPx, middle }, sheet)
  if (!place) return undefined
  // Two feet leave little of the long edges to fit.
  if (place.isByTwo) return 'two_feet'
  if (endsElsewhere(paperEnds(work, place.camera, sheet), 0)) return undefined
  if (isAtRim(place.camera, sheet)) return 'paper_cut_off'
  const fitted = fitSheet(work, place.camera, sheet, prior)
  // Laid exactly, it may be a whole sheet that was looked at a little askew.
  const isHidden = fitted && (lookAt(overview.sample, fitted.camera, sheet)?.hidden ?? 1) >= minHidden
  const isClear = fitted?.sides.every(
    ({ name, support, visible }) =>
      name === 'heel' || (name === 'front' ? support > minFront : support > minSide || visible < minVisible),
  )
  return isHidden && isClear ? 'foot_cut_off' : undefined
}

/** The end of the photo looks like a straight edge, too. */
const rim = 0.03

function isAtRim(camera: Camera, { widthMm, heightMm }: Sheet): boolean {
  const { x: middleX, y: middleY } = camera.middle
  return [0, widthMm].some((across) => {
    const { x, y } = project(camera, across, heightMm)
    return Math.max(Math.abs(x / middleX - 1), Math.abs(y / middleY - 1)) > 1 - rim
  })
}

/** How much of what is seen of an edge must be straight; an edge that is nearly hidden is not checked. */
const [minFront, minSide, minVisible] = [0.75, 0.55, 0.3]

function hiddenEdge(
  { pxPerPixel, sample, lines: findStraightLines }: Overview,
  lens: Lens,
  sheet: Sheet,
): HiddenEdge | undefined {
  const lines = findStraightLines(lineCount)
  let best: HiddenEdge | undefined
  const lookFor = (places: Iterable<Camera>, min: number) => {
    for (const camera of places) {
      if (tiltDeg(camera) > maxTiltDeg) continue
      const found = lookAt(sample, camera, sheet)
      if (!found || found.hidden < min || found.mark <= (best?.mark ?? minMark)) continue
      if (!holdsAFoot(sample, camera, sheet, found.paper) || !isAlone(sample, camera, sheet, found.paper)) continue
      best = { camera, mark: found.mark, isByTwo: found.isByTwo }
    }
  }
  lookFor(sheetPlaces(lines, lens, sheet, pxPerPixel), minHidden)
  lookFor(frontPlaces(sample, lines, lens, sheet, pxPerPixel), minHiddenByTwo)
  return best
}

const minMark = 0.8
/** From this angle on, the angle is reported first. */
const maxTiltDeg = 22
const minHidden = 0.05
/** Two feet hide both long edges from the ball on. */
const minHiddenByTwo = 0.25
/** Of the places along each long edge; one foot hides one of them. */
const hiddenByTwo = 2
const minSeen = 0.2

type HiddenEdgeScore = {
  readonly mark: number
  readonly hidden: number
  readonly isByTwo: boolean
  readonly paper: Tone
}

function lookAt(sample: Sampler, camera: Camera, sheet: Sheet): HiddenEdgeScore | undefined {
  const paper = paperColour(sample, camera, sheet)
  if (!paper) return undefined
  let product = 1
  const hiddenRatios: number[] = []
  for (const side of sides) {
    const marks = alongSide(sample, camera, sheet, side, paper)
    if (!marks) return undefined
    const seen = marks.filter((mark) => mark !== undefined)
    const changes = marks.filter((mark, k) => k > 0 && (mark === undefined) !== (marks[k - 1] === undefined)).length
    if (seen.length < minSeen * perSide || changes > 2) return undefined
    // Toes and the ball lie ahead of the sheet's middle; behind it, it is the leg.
    hiddenRatios.push(marks.filter((mark, k) => mark === undefined && (side === sides[2] || k >= 2)).length)
    product *= Math.max(0.02, seen.reduce((sum, mark) => sum + mark, 0) / seen.length)
  }
  const share = hiddenRatios.reduce((sum, count) => sum + count) / (sides.length * perSide)
  const [left, right, front] = hiddenRatios as [number, number, number]
  const isByTwo = front === 0 && Math.min(left, right) >= hiddenByTwo
  return share < 0.6 ? { mark: Math.cbrt(product) * (1 - 0.3 * share), hidden: share, isByTwo, paper } : undefined
}

/** Whether something goes from the heel's end to the front half, with paper beside it. */
function holdsAFoot(sample: Sampler, camera: Camera, { widthMm, heightMm }: Sheet, paper: Tone): boolean {
  const coveredAt = (along: number) => {
    const covered = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].filter((across) => {
      const { x, y } = project(camera, across * widthMm, along * heightMm)
      const tone = sample.toneAt(x, y)
      return tone && !isAlike(tone, paper)
    })
    return covered.length / 9
  }
  return [0.12, 0.3, 0.42, 0.54, 0.66].every((along) => coveredAt(along) > 0.2)
}

/** Whether nothing around is like it: the tiles of a floor have others of their colour near by. */
function isAlone(sample: Sampler, camera: Camera, { widthMm, heightMm }: Sheet, paper: Tone): boolean {
  let alike = 0
  let count = 0
  for (const farMm of [20, 40, 60, 80])
    for (let k = 0; k <= 12; k += 1) {
      const along = (0.3 + (0.8 * k) / 12) * heightMm
      const across = ((1.3 * k) / 12 - 0.15) * widthMm
      for (const [x, y] of [
        [-farMm, along],
        [widthMm + farMm, along],
        [across, heightMm + farMm],
      ] as const) {
        const at = project(camera, x, y)
        const tone = sample.toneAt(at.x, at.y)
        if (!tone) continue
        const { light, tint } = difference(tone, paper)
        count += 1
        if (tint < 0.08 && Math.abs(light) < alikeLight) alike += 1
      }
    }
  return alike < maxAlike * count
}

const alikeLight = 0.1
const maxAlike = 0.12

/** What two of three places at the front have in common. */
function paperColour(sample: Sampler, camera: Camera, { widthMm, heightMm }: Sheet): Tone | undefined {
  const tones = [0.06, 0.5, 0.94].map((across) => {
    const { x, y } = project(camera, across * widthMm, 0.965 * heightMm)
    return sample.toneAt(x, y)
  })
  const [left, middle, right] = tones
  if (left && right && isAlike(left, right)) return left
  if (left && middle && isAlike(left, middle)) return left
  return right && middle && isAlike(right, middle) ? right : undefined
}

function isAlike(one: Tone, other: Tone): boolean {
  const { light, tint } = difference(one, other)
  return tint < 0.12 && Math.abs(light) < 0.45
}

/** How clear the edge is at each place: nothing where something other than paper lies on both sides of it. */
function alongSide(
  sample: Sampler,
  camera: Camera,
  { widthMm, heightMm }: Sheet,
  [u0, v0, u1, v1, outX, outY]: (typeof sides)[number],
  paper: Tone,
): (number | undefined)[] | undefined {
  const marks: (number | undefined)[] = []
  for (let k = 0; k < perSide; k += 1) {
    const share = (k + 0.5) / perSide
    const x = (u0 + (u1 - u0) * share) * widthMm
    const y = (v0 + (v1 - v0) * share) * heightMm
    const inside = project(camera, x - outX * beside, y - outY * beside)
    const outside = project(camera, x + outX * beside, y + outY * beside)
    const [inner, outer] = [sample.toneAt(inside.x, inside.y), sample.toneAt(outside.x, outside.y)]
    if (!inner || !outer) return undefined
    marks.push(isAlike(inner, paper) ? stepMark(difference(outer, inner)) : undefined)
  }
  return marks
}
