import { tiltDeg } from '../camera/camera.ts'
import type { Sheet } from '../paper/papers.ts'
import type { PhotoRejection } from '../question/photo-question.ts'
import type { LaySheetInput } from '../sheet/lay-sheet.ts'
import { linesAlong, minClear, type PaperPatch, type PatchSide } from '../sheet/paper-patch.ts'
import { isAtRim, likeliestOutline, minCovered } from '../sheet/sheet-outline.ts'
import { maxTiltDeg, minShare } from './find-sheet-rejection.ts'

/** A sheet whose leg hides a corner of it looks so much like a whole one. */
const minAlike = 0.6

/** Why a sheet that is detected cannot be fitted: it is cut off, seen at too large an angle, or its edges are too unclear. */
export function findPatchRejection(asked: LaySheetInput, sheet: Sheet): PhotoRejection | undefined {
  const { overview } = asked
  const patch = overview.patch()
  if (!patch || patch.clear < minClear || patch.covered < minCovered || patch.share < minShare) return undefined
  if (isAtRim(patch, overview)) return hasCorner(patch) ? 'paper_cut_off' : undefined
  if (isCornerOutside(patch)) return 'paper_cut_off'
  const place = likeliestOutline(asked, sheet)
  return place && place.alike > minAlike && tiltDeg(place.camera) > maxTiltDeg ? 'oblique' : 'weak_edge'
}

/** A floor ends at one wall; a sheet of which a corner is seen ends at two edges. */
function hasCorner(patch: PaperPatch): boolean {
  const angles = linesAlong(patch).map(({ angle }) => angle)
  return angles.some((one) => angles.some((other) => Math.abs(Math.sin(one - other)) > minTurn))
}

const minTurn = 0.64

/** Shorter pieces of the outline are what curls, and what the photo's end takes of a corner that just touches it. */
const [minEdgePx, minRimPx] = [24, 5]

/** Two edges that end at the same end of the photo, turned towards each other: they meet beyond it. */
function isCornerOutside({ sides }: PaperPatch): boolean {
  const long = ({ from, to }: PatchSide) => Math.hypot(to.x - from.x, to.y - from.y)
  const kept = sides.filter((side) => long(side) >= (side.isRim ? minRimPx : minEdgePx))
  return kept.some((rim, k) => {
    const [before, after] = [kept.at(k - 1)!, kept[(k + 1) % kept.length]!]
    if (!rim.isRim || before.isRim || after.isRim) return false
    const [x1, y1] = [before.to.x - before.from.x, before.to.y - before.from.y]
    const [x2, y2] = [after.to.x - after.from.x, after.to.y - after.from.y]
    const turn = Math.abs(x1 * y2 - y1 * x2) / (long(before) * long(after))
    return turn > minTurn && x1 * x2 + y1 * y2 > -cornerTurn * long(before) * long(after)
  })
}

/** A corner turns by no more than this, as a cosine, wherever it is seen from. */
const cornerTurn = 0.77
