import { type Camera, project } from '../../photo/camera/camera.ts'
import { type EdgePoint, type Fitted, fitCamera, type LensPrior } from '../../photo/camera/fit-camera.ts'
import type { Sheet } from '../../photo/paper/papers.ts'
import { type Side, sidesOf } from '../../photo/paper/sides.ts'
import type { WorkPicture } from '../../photo/picture/picture.ts'
import { edgeProfiles, type PaperColour } from '../../photo/sheet/edge-profiles.ts'
import { type BentLine, bentLine } from './bent-line.ts'
import { edgeInLight } from './edge-in-light.ts'

export type FittedSide = BentLine & { readonly side: Side }
export type FittedSides = Fitted & { readonly sides: readonly FittedSide[] }

/** From far to near: how far around a side its edge is looked for, and how well the points must agree. */
const rounds = [
  { reachMm: 7, stepMm: 0.5, scaleMm: 0.8 },
  { reachMm: 5, stepMm: 0.35, scaleMm: 0.5 },
  { reachMm: 3.5, stepMm: 0.25, scaleMm: 0.3 },
] as const
/** A side of which hardly anything is seen says nothing. */
const leastSeen = 0.12
/** As many as two sides have. */
const leastPoints = 60

/** Lays the sheet exactly: all four edges are found to a fraction of a pixel, and camera and lens follow from them. */
export function fitSides(
  work: WorkPicture,
  start: Camera,
  sheet: Sheet,
  prior: LensPrior,
  paper: PaperColour,
): FittedSides | undefined {
  let fitted: FittedSides | undefined
  for (const round of rounds) {
    const { reachMm, stepMm, scaleMm } = round
    const camera: Camera = fitted?.camera ?? start
    const sides = sidesOf(sheet).map((side) => {
      const { profiles } = edgeProfiles({ ...work, camera, reachMm, stepMm }, side, paper)
      const line = bentLine(profiles, reachMm, stepMm)
      const spots = round === rounds.at(-1) ? edgeInLight(work, camera, side, line.spots) : line.spots
      return { ...line, side, spots }
    })
    const points: EdgePoint[] = sides.flatMap(({ side, spots, support, visible }) =>
      support * visible < leastSeen
        ? []
        : spots.map(({ share, offsetMm }) => ({ side, at: spotOn(camera, side, share, offsetMm) })),
    )
    if (points.length < leastPoints) return undefined
    fitted = { ...fitCamera(camera, points, prior, scaleMm), sides }
  }
  return fitted
}

function spotOn(camera: Camera, { from, to, out }: Side, share: number, offsetMm: number) {
  return project(
    camera,
    from[0] + (to[0] - from[0]) * share + out[0] * offsetMm,
    from[1] + (to[1] - from[1]) * share + out[1] * offsetMm,
  )
}
