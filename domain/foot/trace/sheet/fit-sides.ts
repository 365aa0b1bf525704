import { type Camera, project } from '../../photo/camera/camera.ts'
import { type EdgePoint, type FittedCamera, fitCamera, type LensPrior } from '../../photo/camera/fit-camera.ts'
import type { Sheet } from '../../photo/paper/papers.ts'
import { type Side, sheetSides } from '../../photo/paper/sides.ts'
import type { WorkPicture } from '../../photo/picture/picture.ts'
import type { Corners } from '../../photo/question/photo-question.ts'
import { edgeProfiles, type PaperColour } from '../../photo/sheet/edge-profiles.ts'
import type { EdgeSpot } from '../../photo/sheet/side-line.ts'
import { type BentLine, bentLine } from './bent-line.ts'
import { edgeInLight } from './edge-in-light.ts'

export type FittedSide = BentLine & { readonly side: Side }
export type FittedSides = FittedCamera & {
  readonly sides: readonly FittedSide[]
  /** Where the sides as they were seen cross, in the photo: no sheet's shape was forced on them. */
  readonly corners: Corners
}

/** From far to near: how far around a side its edge is looked for, and how well the points must agree. */
const rounds = [
  { reachMm: 7, stepMm: 0.5, scaleMm: 0.8 },
  { reachMm: 5, stepMm: 0.35, scaleMm: 0.5 },
  { reachMm: 3.5, stepMm: 0.25, scaleMm: 0.3 },
] as const
/** A side of which hardly anything is seen says nothing. */
const minSeen = 0.12
/** As many as two sides have. */
const minPoints = 60

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
    const sides = sheetSides(sheet).map((side) => {
      const { profiles } = edgeProfiles({ ...work, camera, reachMm, stepMm }, side, paper)
      const line = bentLine(profiles, reachMm, stepMm)
      const spots = round === rounds.at(-1) ? edgeInLight(work, camera, side, line.spots) : line.spots
      return { ...line, side, spots }
    })
    const points: EdgePoint[] = sides.flatMap(({ side, spots, support, visible }) =>
      support * visible < minSeen
        ? []
        : spots.map(({ share, offsetMm }) => ({ side, at: spotOn(camera, side, share, offsetMm) })),
    )
    if (points.length < minPoints) return undefined
    fitted = { ...fitCamera(camera, points, prior, scaleMm), sides, corners: seenCorners(camera, sides) }
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

function seenCorners(camera: Camera, sides: readonly FittedSide[]): Corners {
  const [left, right, front, heel] = sides.map(seenLine) as [Line, Line, Line, Line]
  const at = (one: Line, other: Line) => project(camera, ...crossing(one, other))
  return [at(right, heel), at(left, heel), at(left, front), at(right, front)]
}

type Line = { readonly from: readonly [number, number]; readonly way: readonly [number, number] }

/** The straight line that runs along the spots of a side, on the sheet. */
function seenLine({ side: { from, to, out }, spots }: FittedSide): Line {
  const count = Math.max(1, spots.length)
  const mean = (of: (spot: EdgeSpot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / count
  const [share, offset] = [mean((spot) => spot.share), mean((spot) => spot.offsetMm)]
  const spread = mean((spot) => (spot.share - share) ** 2)
  const slope = spread > 0 ? mean((spot) => (spot.share - share) * (spot.offsetMm - offset)) / spread : 0
  const at = (end: readonly [number, number], shareThere: number) => {
    const mm = offset + slope * (shareThere - share)
    return [end[0] + out[0] * mm, end[1] + out[1] * mm] as const
  }
  const [begin, end] = [at(from, 0), at(to, 1)]
  return { from: begin, way: [end[0] - begin[0], end[1] - begin[1]] }
}

function crossing(one: Line, other: Line): readonly [number, number] {
  const [x, y] = [other.from[0] - one.from[0], other.from[1] - one.from[1]]
  const far = (x * other.way[1] - y * other.way[0]) / (one.way[0] * other.way[1] - one.way[1] * other.way[0])
  return [one.from[0] + far * one.way[0], one.from[1] + far * one.way[1]]
}
