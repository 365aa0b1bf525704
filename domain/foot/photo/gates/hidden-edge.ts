import { type Camera, project, tiltDeg } from '../camera/camera.ts'
import type { Lens } from '../camera/camera-over-edges.ts'
import type { Sheet } from '../papers.ts'
import type { Colour } from '../picture/colour-at.ts'
import { edgeMap } from '../sheet/edge-map.ts'
import type { Overview } from '../sheet/find-sheet.ts'
import { fitSheet } from '../sheet/fit-sheet.ts'
import { difference, type Sampler, stepMark } from '../sheet/judge-sheet.ts'
import type { Asked } from '../sheet/lay-sheet.ts'
import { sheetPlaces } from '../sheet/sheet-places.ts'
import { straightLines } from '../sheet/straight-lines.ts'

/** A sheet of which something hides a piece of an edge at the toes' end, and how clear the rest of its edges is. */
type HiddenEdge = { readonly camera: Camera; readonly mark: number }

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
export function isEdgeHidden({ overview, work, prior, middle }: Asked, sheet: Sheet): boolean {
  const place = hiddenEdge(overview, { focalPx: prior.focalPx, middle }, sheet)
  const fitted = place && fitSheet(work, place.camera, sheet, prior)
  if (!fitted) return false
  return fitted.sides.every(
    ({ name, support, visible }) =>
      name === 'heel' || (name === 'front' ? support > 0.75 : support > 0.55 || visible < 0.3),
  )
}

function hiddenEdge({ small, pxPerPixel, sample }: Overview, lens: Lens, sheet: Sheet): HiddenEdge | undefined {
  const lines = straightLines(edgeMap(small), lineCount)
  let best: HiddenEdge | undefined
  for (const camera of sheetPlaces(lines, lens, sheet, pxPerPixel)) {
    if (tiltDeg(camera) > mostTiltDeg) continue
    const found = lookAt(sample, camera, sheet)
    if (!found || found.hidden < leastHidden || found.mark <= (best?.mark ?? leastMark)) continue
    if (holdsAFoot(sample, camera, sheet, found.paper) && isAlone(sample, camera, sheet, found.paper))
      best = { camera, mark: found.mark }
  }
  return best
}

const leastMark = 0.8
/** Who holds the phone more askew is told that first. */
const mostTiltDeg = 22
const leastHidden = 0.05
const leastSeen = 0.25

type Look = { readonly mark: number; readonly hidden: number; readonly paper: Colour }

function lookAt(sample: Sampler, camera: Camera, sheet: Sheet): Look | undefined {
  const paper = paperColour(sample, camera, sheet)
  if (!paper) return undefined
  let product = 1
  let hidden = 0
  for (const side of sides) {
    const marks = alongSide(sample, camera, sheet, side, paper)
    if (!marks) return undefined
    const seen = marks.filter((mark) => mark !== undefined)
    const changes = marks.filter((mark, k) => k > 0 && (mark === undefined) !== (marks[k - 1] === undefined)).length
    if (seen.length < leastSeen * perSide || changes > 2) return undefined
    // Toes and the ball lie ahead of the sheet's middle; behind it, it is the leg.
    hidden += marks.filter((mark, k) => mark === undefined && (side === sides[2] || k >= 2)).length
    product *= Math.max(0.02, seen.reduce((sum, mark) => sum + mark, 0) / seen.length)
  }
  const share = hidden / (sides.length * perSide)
  return share < 0.6 ? { mark: Math.cbrt(product) * (1 - 0.3 * share), hidden: share, paper } : undefined
}

/** Whether something goes from the heel's end to the front half, with paper beside it. */
function holdsAFoot(sample: Sampler, camera: Camera, { widthMm, heightMm }: Sheet, paper: Colour): boolean {
  const coveredAt = (along: number) => {
    const covered = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].filter((across) => {
      const { x, y } = project(camera, across * widthMm, along * heightMm)
      const colour = sample(x, y)
      return colour && !isAlike(colour, paper)
    })
    return covered.length / 9
  }
  const [heel, ...front] = [0.12, 0.3, 0.42, 0.54, 0.66].map(coveredAt)
  return heel! > 0.2 && front.every((covered) => covered > 0.2) && front.some((covered) => covered < 0.7)
}

/** Whether nothing around is like it: the tiles of a floor have others of their colour near by. */
function isAlone(sample: Sampler, camera: Camera, { widthMm, heightMm }: Sheet, paper: Colour): boolean {
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
        const colour = sample(at.x, at.y)
        if (!colour) continue
        const { light, tint } = difference(colour, paper)
        count += 1
        if (tint < 0.08 && Math.abs(light) < alikeLight) alike += 1
      }
    }
  return alike < mostAlike * count
}

const alikeLight = 0.1
const mostAlike = 0.12

/** What two of three places at the front have in common. */
function paperColour(sample: Sampler, camera: Camera, { widthMm, heightMm }: Sheet): Colour | undefined {
  const colours = [0.06, 0.5, 0.94].map((across) => {
    const { x, y } = project(camera, across * widthMm, 0.965 * heightMm)
    return sample(x, y)
  })
  const [left, middle, right] = colours
  if (left && right && isAlike(left, right)) return left
  if (left && middle && isAlike(left, middle)) return left
  return right && middle && isAlike(right, middle) ? right : undefined
}

function isAlike(one: Colour, other: Colour): boolean {
  const { light, tint } = difference(one, other)
  return tint < 0.12 && Math.abs(light) < 0.45
}

/** How clear the edge is at each place: nothing where something other than paper lies on both sides of it. */
function alongSide(
  sample: Sampler,
  camera: Camera,
  { widthMm, heightMm }: Sheet,
  [u0, v0, u1, v1, outX, outY]: (typeof sides)[number],
  paper: Colour,
): (number | undefined)[] | undefined {
  const marks: (number | undefined)[] = []
  for (let k = 0; k < perSide; k += 1) {
    const share = (k + 0.5) / perSide
    const x = (u0 + (u1 - u0) * share) * widthMm
    const y = (v0 + (v1 - v0) * share) * heightMm
    const inside = project(camera, x - outX * beside, y - outY * beside)
    const outside = project(camera, x + outX * beside, y + outY * beside)
    const [inner, outer] = [sample(inside.x, inside.y), sample(outside.x, outside.y)]
    if (!inner || !outer) return undefined
    marks.push(isAlike(inner, paper) ? stepMark(difference(outer, inner)) : undefined)
  }
  return marks
}
