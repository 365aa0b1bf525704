import { type Camera, project } from '../camera/camera.ts'
import { isInPhoto } from '../camera/is-in-photo.ts'
import type { Sheet } from '../paper/papers.ts'
import { colourIn } from '../picture/colour-at.ts'
import type { WorkPicture } from '../picture/picture.ts'

/** Beside the sheet, from its corner outwards, in mm: where floor and wall meet, the short edge goes on. */
const [nearMm, farMm, everyMm] = [5, 110, 2]
/** So far along it, in one piece beside each corner, floor and wall are seen to meet; a leg may hide the rest. */
const minAlongMm = 24
/** Across that line, from behind it to before it. */
const [behindMm, beforeMm, stepMm] = [14, 10, 0.5]
/** A wall stands at the edge: so far beside it at most the colour changes. */
const maxOffMm = 2
/** A wall is straight. */
const maxCrookedMm = 1
/** How much it changes there, as a logarithm. */
const minStep = 0.1
/** Floors have lines, too: here it changes so many times more than it does in most places, … */
const minClear = 4
/** … and what comes behind is another thing than what comes before, not the same floor after a joint. */
const minLasting = 0.75

/** What covers the edge leaves less than this share of the step to the wall. */
const minLeft = 0.25
/** So far to both sides of its middle a heel is broad for sure. */
const heelMm = 14
/** So near to a corner of the sheet an end is the sheet's, … */
const atCornerMm = 6
/** … unless what is seen behind the edge is tinted otherwise than the wall; shade tints hardly. */
const otherTint = 0.15

/** Whether a wall is seen to stand along the sheet's short edge, at the heel: right or left of the leg, or both. */
export function seesWall(work: WorkPicture, camera: Camera, { widthMm }: Sheet): boolean {
  return alongMm(work, camera, 0, -1) + alongMm(work, camera, widthMm, 1) >= minAlongMm
}

/**
 * Whether something stands over the edge where the heel would touch the wall: beside it the wall is seen to begin, and there
 * it is not. Cloth that is tinted like paper is told from the sheet by that alone. A wall as white as the sheet begins
 * nowhere from corner to corner: what is not seen there, nothing need cover.
 */
export function coversWall(work: WorkPicture, camera: Camera, { widthMm }: Sheet, heelX: number): boolean {
  const steps = new Map<number, Step>()
  for (let x = (heelX % everyMm) - farMm; x <= widthMm + farMm; x += everyMm) {
    const found = stepAt(work, camera, x)
    if (found) steps.set(Math.round((x - heelX) / everyMm), found)
  }
  const beside = [...steps].filter(([nth]) => isBeside(heelX + nth * everyMm, widthMm)).map(([, found]) => found)
  const wall = beside.sort((a, b) => b.step - a.step)[Math.floor(minAlongMm / everyMm / 2)]
  const heel = steps.get(0)
  if (!wall || !heel) return false
  const isCovered = (nth: number) => {
    const found = steps.get(nth)
    return found !== undefined && found.step < minLeft * wall.step
  }
  const findWallEnd = (way: 1 | -1) => {
    let nth = 0
    while (isCovered(nth)) nth += way
    return heelX + (nth - way) * everyMm
  }
  const [from, to] = [findWallEnd(-1), findWallEnd(1)]
  const isHeelCovered = from <= heelX - heelMm && to >= heelX + heelMm
  const isSheetsEnd = Math.abs(from) <= atCornerMm || Math.abs(to - widthMm) <= atCornerMm
  return isHeelCovered && (!isSheetsEnd || tintApart(heel.behind, wall.behind) > otherTint)
}

const isBeside = (x: number, widthMm: number) => x <= -nearMm || x >= widthMm + nearMm

/** How far floor and wall are seen to meet beside one corner, in one straight piece. */
function alongMm(work: WorkPicture, camera: Camera, cornerX: number, way: 1 | -1): number {
  let max = 0
  let piece: number[] = []
  for (let mm = nearMm; mm <= farMm; mm += everyMm) {
    const y = wallAt(work, camera, cornerX + way * mm)
    if (y === undefined || piece.some((other) => Math.abs(other - y) > maxCrookedMm)) piece = []
    if (y !== undefined) piece.push(y)
    max = Math.max(max, piece.length * everyMm)
  }
  return max
}

/** Where floor and wall meet there; nothing where they are not seen to. */
function wallAt(work: WorkPicture, camera: Camera, x: number): number | undefined {
  const found = stepAt(work, camera, x)
  if (!found) return undefined
  const { step, y, typical, lasting } = found
  return step > minStep && step > minClear * typical && lasting > minLasting * step ? y : undefined
}

type Step = {
  /** How much the colour changes at the edge, and where. */
  readonly step: number
  readonly y: number
  /** … and in most places around. */
  readonly typical: number
  /** How much what comes behind differs from what comes before. */
  readonly lasting: number
  /** What is seen behind it. */
  readonly behind: Tone
}

/** What is seen across the line of the short edge there; nothing outside of the photo. */
function stepAt(work: WorkPicture, camera: Camera, x: number): Step | undefined {
  const xs = [x - everyMm, x, x + everyMm]
  if (!xs.every((one) => [-behindMm, beforeMm].every((y) => isInPhoto(work, camera, { x: one, y })))) return undefined
  const rows: Tone[] = []
  for (let y = -behindMm; y <= beforeMm; y += stepMm) rows.push(toneAt(work, camera, xs, y))
  const between = (from: number, to: number) =>
    meanTone(rows.slice(Math.round((from + behindMm) / stepMm), Math.round((to + behindMm) / stepMm) + 1))
  const steps: number[] = []
  let [max, at] = [0, 0]
  for (let y = -behindMm + 3; y <= beforeMm - 3; y += stepMm) {
    const step = apart(between(y - 2, y - stepMm), between(y + stepMm, y + 2))
    steps.push(step)
    if (Math.abs(y) <= maxOffMm && step > max) [max, at] = [step, y]
  }
  const typical = steps.sort((a, b) => a - b)[steps.length >> 1]!
  const behind = between(-9, -3)
  return { step: max, y: at, typical, lasting: apart(behind, between(2, 8)), behind }
}

type Tone = readonly [red: number, green: number, blue: number]

function toneAt({ picture, pxPerPixel }: WorkPicture, camera: Camera, xs: readonly number[], y: number): Tone {
  return meanTone(
    xs.map((x) => {
      const at = project(camera, x, y)
      return colourIn(picture, at.x / pxPerPixel, at.y / pxPerPixel).map((value) =>
        Math.log(value + 4),
      ) as unknown as Tone
    }),
  )
}

const meanTone = (tones: readonly Tone[]) =>
  [0, 1, 2].map((k) => tones.reduce((sum, tone) => sum + tone[k]! / tones.length, 0)) as unknown as Tone

function apart(one: Tone, other: Tone): number {
  const [r, g, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  return Math.hypot(0.3 * r + 0.59 * g + 0.11 * b, tintApart(one, other))
}

function tintApart(one: Tone, other: Tone): number {
  const [r, g, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  return Math.SQRT2 * Math.hypot(r - g, b - g)
}
