import type { Point } from '../../geometry/point.ts'
import { quantile } from '../../geometry/quantile.ts'
import { type Camera, onSheet, project } from '../camera/camera.ts'
import type { Sheet } from '../paper/papers.ts'
import { type Colour, colourIn } from '../picture/colour-at.ts'
import type { WorkPicture } from '../picture/picture.ts'

export type SheetEnds = {
  /** The same camera, with the covered end as the heel's. */
  readonly camera: Camera
  /** How much of the heel's end and of the toes' end is covered by something, 0 to 1. */
  readonly covered: readonly [heel: number, toes: number]
  /** The same of its middle, where the person stands. */
  readonly coveredMiddle: number
}

/** Finds where the leg stands: that end is the heel's. A mark of the heel overrides it. */
export function lookAtEnds(work: WorkPicture, camera: Camera, sheet: Sheet, heel?: Point): SheetEnds {
  const { widthMm, heightMm } = sheet
  const colourAt = (x: number, y: number) => {
    const at = project(camera, x, y)
    return colourIn(work.picture, at.x / work.pxPerPixel, at.y / work.pxPerPixel)
  }
  const rim: Colour[] = []
  for (let y = heightMm * 0.2; y < heightMm * 0.8; y += 6)
    for (const x of [4, 7, widthMm - 7, widthMm - 4]) rim.push(colourAt(x, y))
  const paper = [0, 1, 2].map(
    (c) =>
      quantile(
        rim.map((colour) => colour[c]!),
        0.6,
      )!,
  )
  const isCovered: IsCovered = (x, y) => {
    const [r, g, b] = colourAt(x, y).map((value, c) => Math.log((value + 4) / (paper[c]! + 4))) as [
      number,
      number,
      number,
    ]
    return Math.hypot(r - g, b - g) > 0.08 || g < -0.55 || g > 0.3
  }
  const covered = (from: number, to = from + 14, every = 1) => {
    let count = 0
    let all = 0
    for (let y = from; y < to; y += 2 * every)
      for (let x = 6; x < widthMm - 6; x += 3 * every) {
        all += 1
        if (isCovered(x, y)) count += 1
      }
    return count / all
  }
  const [near, far] = [covered(3), covered(heightMm - 17)]
  const coveredMiddle = covered(0.2 * heightMm, 0.8 * heightMm, 3)
  // Toes at the edge cover no more of an end.
  const legs = Math.max(near, far) < maxByToes ? legEnd(isCovered, sheet) : undefined
  const isFar = heel ? onSheet(camera, heel).y > heightMm / 2 : (legs ?? (far > near ? 'far' : 'near')) === 'far'
  return isFar
    ? { camera: turnedAbout(camera, sheet), covered: [far, near], coveredMiddle }
    : { camera, covered: [near, far], coveredMiddle }
}

type IsCovered = (x: number, y: number) => boolean

const maxByToes = 0.25
const rimMm = 5
const stepMm = 4
/** A leg that passes over a long edge hides at least so much of it, and of the other hardly anything is. */
const [minLegMm, maxFreeMm] = [24, 12]
/** What stands on the sheet reaches from where the leg leaves it farther to the toes than to the heel, by so much. */
const minAheadMm = 20

/** The heel's end by the long edge over which the leg leaves the sheet: the toes are farther from there. */
function legEnd(isCovered: IsCovered, { widthMm, heightMm }: Sheet): 'near' | 'far' | undefined {
  const over: [left: number[], right: number[]] = [[], []]
  const rows: number[] = []
  for (let y = rimMm; y < heightMm - rimMm; y += stepMm) {
    if (isCovered(rimMm, y)) over[0].push(y)
    if (isCovered(widthMm - rimMm, y)) over[1].push(y)
    let count = 0
    for (let x = 2 * rimMm; x < widthMm - 2 * rimMm; x += stepMm) if (isCovered(x, y)) count += 1
    if (count >= 2) rows.push(y)
  }
  const [free, exits] = over.sort((one, other) => one.length - other.length)
  if (exits.length * stepMm < minLegMm || free.length * stepMm > maxFreeMm) return undefined
  const exit = quantile(exits, 0.5)!
  const ahead = quantile(rows, 0.98)! - exit
  const behind = exit - quantile(rows, 0.02)!
  if (Math.abs(ahead - behind) < minAheadMm) return undefined
  return ahead > behind ? 'near' : 'far'
}

/** The same sheet seen by the same camera, with its other short side as the heel's. */
export function turnedAbout(camera: Camera, { widthMm, heightMm }: Sheet): Camera {
  const { x, y, origin } = camera
  return {
    ...camera,
    x: [-x[0], -x[1], -x[2]],
    y: [-y[0], -y[1], -y[2]],
    origin: [
      origin[0] + x[0] * widthMm + y[0] * heightMm,
      origin[1] + x[1] * widthMm + y[1] * heightMm,
      origin[2] + x[2] * widthMm + y[2] * heightMm,
    ],
  }
}
