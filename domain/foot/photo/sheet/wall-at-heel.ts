import { type Camera, project } from '../camera/camera.ts'
import type { Sheet } from '../papers.ts'
import { colourIn } from '../picture/colour-at.ts'
import type { WorkPicture } from '../picture/picture.ts'

/** Beside the sheet, from its corner outwards, in mm: where floor and wall meet, the short edge goes on. */
const [nearMm, farMm, everyMm] = [5, 45, 2]
const leastPlaces = 5
/** Across that line, from behind it to before it. */
const [behindMm, beforeMm, stepMm] = [14, 10, 0.5]
/** A wall stands at the edge: so far beside it at most the colour changes. */
const mostOffMm = 2
/** How much it changes there, as a logarithm; where one corner alone is seen, it has to be clearer. */
const [leastStep, leastStepAlone] = [0.07, 0.14]
/** Floors have lines, too: here it changes so many times more than it does in most places, … */
const leastClear = 4
/** … and what comes behind is another thing than what comes before, not the same floor after a joint. */
const leastLasting = 0.75

/** Whether a wall is seen to stand along the sheet's short edge, at the heel: right or left of the leg, or both. */
export function seesWall(work: WorkPicture, camera: Camera, { widthMm }: Sheet): boolean {
  const steps = [stepBeside(work, camera, 0, -1), stepBeside(work, camera, widthMm, 1)].filter((step) => step > 0)
  return steps.length === 2 ? Math.min(...steps) >= leastStep : (steps[0] ?? 0) >= leastStepAlone
}

/** How clearly floor and wall differ beside one corner; nothing where no wall is seen there. */
function stepBeside(work: WorkPicture, camera: Camera, cornerX: number, way: 1 | -1): number {
  const xs: number[] = []
  for (let mm = nearMm; mm <= farMm; mm += everyMm) {
    const x = cornerX + way * mm
    if ([-behindMm, 0, beforeMm].every((y) => isInPhoto(work, project(camera, x, y)))) xs.push(x)
  }
  if (xs.length < leastPlaces) return 0
  const rows: Tone[] = []
  for (let y = -behindMm; y <= beforeMm; y += stepMm) rows.push(toneAt(work, camera, xs, y))
  const between = (from: number, to: number) =>
    meanOf(rows.slice(Math.round((from + behindMm) / stepMm), Math.round((to + behindMm) / stepMm) + 1))
  const steps: number[] = []
  let most = 0
  for (let y = -behindMm + 3; y <= beforeMm - 3; y += stepMm) {
    const step = apart(between(y - 2, y - stepMm), between(y + stepMm, y + 2))
    steps.push(step)
    if (Math.abs(y) <= mostOffMm) most = Math.max(most, step)
  }
  const usual = steps.sort((a, b) => a - b)[steps.length >> 1]!
  const lasting = apart(between(-9, -3), between(2, 8))
  const isWall = most > leastClear * usual && lasting > leastLasting * most
  return isWall ? most : 0
}

type Tone = readonly [red: number, green: number, blue: number]

function toneAt({ picture, pxPerPixel }: WorkPicture, camera: Camera, xs: readonly number[], y: number): Tone {
  return meanOf(
    xs.map((x) => {
      const at = project(camera, x, y)
      return colourIn(picture, at.x / pxPerPixel, at.y / pxPerPixel).map((value) =>
        Math.log(value + 4),
      ) as unknown as Tone
    }),
  )
}

const meanOf = (tones: readonly Tone[]) =>
  [0, 1, 2].map((k) => tones.reduce((sum, tone) => sum + tone[k]! / tones.length, 0)) as unknown as Tone

function apart(one: Tone, other: Tone): number {
  const [r, g, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  return Math.hypot(0.3 * r + 0.59 * g + 0.11 * b, Math.SQRT2 * (r - g), Math.SQRT2 * (b - g))
}

function isInPhoto(
  { picture, pxPerPixel }: WorkPicture,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  const inset = 2 * pxPerPixel
  return x > inset && y > inset && x < picture.width * pxPerPixel - inset && y < picture.height * pxPerPixel - inset
}
