import { type Camera, project } from '../camera/camera.ts'
import { type EdgePoint, type FittedCamera, fitCamera, type LensPrior } from '../camera/fit-camera.ts'
import type { Sheet } from '../paper/papers.ts'
import { type Side, sheetSides } from '../paper/sides.ts'
import type { WorkPicture } from '../picture/picture.ts'
import { edgeProfiles, type PaperColour } from './edge-profiles.ts'
import { type SideLine, sideLine } from './side-line.ts'

export type FittedSheet = FittedCamera & {
  /** Left, right, front, heel. */
  readonly sides: readonly (SideLine & Pick<Side, 'name'>)[]
}

/**
 * From far to near: how far around a side its edge is looked for, and how well the points must agree. The heel's edge is
 * where the others say only after they have been laid.
 */
const rounds = [
  { reachMm: 7, heelReachMm: 0, stepMm: 0.5, scaleMm: 0.8 },
  { reachMm: 6, heelReachMm: 14, stepMm: 0.4, scaleMm: 0.6 },
  { reachMm: 3, heelReachMm: 4, stepMm: 0.25, scaleMm: 0.35 },
  { reachMm: 2, heelReachMm: 2, stepMm: 0.2, scaleMm: 0.25 },
] as const

/** Lays the sheet exactly: its edges are found to a fraction of a pixel, and camera and lens follow from all of them. */
export function fitSheet(
  { picture, pxPerPixel }: WorkPicture,
  start: Camera,
  sheet: Sheet,
  prior: LensPrior,
): FittedSheet | undefined {
  let fitted: FittedSheet | undefined
  for (const { heelReachMm, stepMm, scaleMm, ...round } of rounds) {
    const camera: Camera = fitted?.camera ?? start
    const asked = sheetSides(sheet).filter(({ name }) => name !== 'heel' || heelReachMm > 0)
    let known: PaperColour | undefined
    const lineAt = (side: Side) => {
      const reachMm = side.name === 'heel' ? heelReachMm : round.reachMm
      const { profiles, paper } = edgeProfiles({ picture, pxPerPixel, camera, reachMm, stepMm }, side, known)
      known ??= paper
      return { side, name: side.name, ...sideLine(profiles, reachMm, stepMm) }
    }
    // A leg over more than half of a long edge, or trousers all along the heel's end, are no paper, though they are of one
    // colour: the paper's colour is taken from the front, where nobody stands.
    const front = asked.filter(({ name }) => name === 'front').map(lineAt)
    const sides = asked.map((side) => front.find(({ name }) => name === side.name) ?? lineAt(side))
    const points: EdgePoint[] = sides.flatMap(({ side, spots, support, visible }) =>
      support * visible < 0.12
        ? []
        : spots.map(({ share, offsetMm }) => ({ side, at: spotOn(camera, side, share, offsetMm) })),
    )
    if (points.length < 40) return undefined
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
