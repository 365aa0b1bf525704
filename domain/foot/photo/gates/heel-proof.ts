import type { Point } from '../../geometry/point.ts'
import { type Camera, position, project } from '../camera/camera.ts'
import { handMm } from '../figures/estimate-uncertainty.ts'
import { footFrame } from '../figures/foot-frame.ts'
import { heelBackMm, type PointedEnds } from '../figures/foot-place.ts'
import { heelByOutline } from '../figures/heel-by-outline.ts'
import type { Sheet } from '../paper/papers.ts'
import type { WorkPicture } from '../picture/picture.ts'
import type { BorderPoint } from '../region/border.ts'
import { heelSide } from '../region/heel-side.ts'
import type { SeenFoot } from '../region/see-foot.ts'
import { coversWall, seesWall } from '../sheet/wall-at-heel.ts'

/** The evidence of where the heel stands. */
export type HeelBy = 'hand' | 'outline' | 'wall'

export type HeelProof = {
  readonly by: HeelBy
  /** Where it stands on the sheet by its outline, in the photo's pixels. */
  readonly stands?: Point
  /** How unsure its place is: one standard deviation. At a wall it is part of what every number has of its own. */
  readonly heelMm: number
}

/** What a heel's height, by which it is seen too far back, leaves unsure of a place that was pointed at, as a share of that. */
const heightShare = 0.25
/** Ahead of this share of the reach the foot's front end is looked for. */
const aheadShare = 0.6
/** A heel off the sheet means that the sheet was fitted wrongly, or that the foot is too long for it. */
const maxBehindMm = 3
/** A foot at the wall covers the sheet's edge. */
const atWallMm = 3

type HeelCheckInput = {
  readonly work: WorkPicture
  readonly camera: Camera
  readonly sheet: Sheet
  readonly border: readonly BorderPoint[]
  /** Nothing where a hand drew the border of what was not seen. */
  readonly seen: SeenFoot | undefined
}

/** Where the heel stands, if that is proven: by a hand, by its own outline, or by a wall that it stands at. */
export function proveHeel(
  { work, camera, sheet, border, seen }: HeelCheckInput,
  pointed: PointedEnds,
): HeelProof | undefined {
  if (pointed.heel) {
    const backMm = heelBackMm(camera, pointed, border) ?? 0
    return { by: 'hand', heelMm: Math.hypot(handMm, heightShare * backMm) }
  }
  const reachMm = border.reduce((max, { y }) => Math.max(max, y), 0)
  const behind = seen ? heelSide(work, camera, sheet, seen) : []
  const ahead = border.filter(({ y }) => y > aheadShare * reachMm)
  const round = heelByOutline(behind, ahead, position(camera))
  if (round && round.heel.y > -maxBehindMm)
    return { by: 'outline', stands: project(camera, round.heel.x, round.heel.y), heelMm: round.sigmaMm }
  if (!seesWall(work, camera, sheet)) return undefined
  const isAtWall = border.some(({ y }) => y < atWallMm) || isHiddenAtWall({ work, camera, sheet, border })
  return isAtWall ? { by: 'wall', heelMm: 0 } : undefined
}

/** Cloth that is grey or white is taken for shaded paper, not for foot; but unlike shade it hides where the wall begins. */
function isHiddenAtWall({ work, camera, sheet, border }: Omit<HeelCheckInput, 'seen'>): boolean {
  const frame = footFrame(border, 'either')
  return frame !== undefined && coversWall(work, camera, sheet, frame.heel.x)
}
