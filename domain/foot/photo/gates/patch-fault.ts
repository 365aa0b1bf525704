import { tiltDeg } from '../camera/camera.ts'
import type { Sheet } from '../papers.ts'
import type { PhotoFault } from '../photo-question.ts'
import type { Asked } from '../sheet/lay-sheet.ts'
import { leastClear, linesAlong, type PaperPatch } from '../sheet/paper-patch.ts'
import { isAtRim, leastCovered, placeOver } from '../sheet/sheet-outline.ts'
import { leastShare, mostTiltDeg } from './sheet-fault.ts'

/** A sheet whose leg hides a corner of it looks so much like a whole one. */
const leastAlike = 0.6

/** What is told of a sheet that is seen and cannot be laid: it is cut off, seen too much askew, or its edges are too unclear. */
export function patchFault({ overview, prior, middle }: Asked, sheet: Sheet): PhotoFault | undefined {
  const patch = overview.patch()
  if (!patch || patch.clear < leastClear || patch.covered < leastCovered || patch.share < leastShare) return undefined
  if (isAtRim(patch, overview)) return hasCorner(patch) ? 'paper_cut_off' : undefined
  const place = placeOver(patch, { focalPx: prior.focalPx, middle }, sheet, overview.pxPerPixel)
  return place && place.alike > leastAlike && tiltDeg(place.camera) > mostTiltDeg ? 'oblique' : 'weak_edge'
}

/** A floor ends at one wall; a sheet of which a corner is seen ends at two edges. */
function hasCorner(patch: PaperPatch): boolean {
  const angles = linesAlong(patch).map(({ angle }) => angle)
  return angles.some((one) => angles.some((other) => Math.abs(Math.sin(one - other)) > leastTurn))
}

const leastTurn = 0.64
