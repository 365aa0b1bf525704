import { overlap } from '../../geometry/overlap.ts'
import { tiltDeg } from '../camera/camera.ts'
import type { Sheet } from '../papers.ts'
import type { PhotoFault } from '../photo-question.ts'
import { cornersOf } from '../sheet/corners-of.ts'
import { outlineOfSheet } from '../sheet/framing.ts'
import type { Asked } from '../sheet/lay-sheet.ts'
import { leastClear, linesAlong, type PaperPatch } from '../sheet/paper-patch.ts'
import { sheetPlaces } from '../sheet/sheet-places.ts'
import { leastShare, mostTiltDeg } from './sheet-fault.ts'

/** Somebody stands on it. */
const leastCovered = 0.08
/** So much of its outline along the photo's end, as a share of half the photo's sides: there it goes on. */
const leastAtRim = 0.06
/** A sheet whose leg hides a corner of it looks so much like a whole one. */
const leastAlike = 0.6

/** What is told of a sheet that is seen and cannot be laid: it is cut off, seen too much askew, or its edges are too unclear. */
export function patchFault({ overview, prior, middle }: Asked, sheet: Sheet): PhotoFault | undefined {
  const patch = overview.patch()
  if (!patch || patch.clear < leastClear || patch.covered < leastCovered || patch.share < leastShare) return undefined
  const atRim = patch.sides.reduce(
    (sum, { from, to, isRim }) => sum + (isRim ? Math.hypot(to.x - from.x, to.y - from.y) : 0),
    0,
  )
  if (atRim > (leastAtRim * (overview.small.width + overview.small.height)) / 2)
    return hasCorner(patch) ? 'paper_cut_off' : undefined
  const tilt = tiltOf(patch, { focalPx: prior.focalPx, middle }, sheet, overview.pxPerPixel)
  return tilt !== undefined && tilt > mostTiltDeg ? 'oblique' : 'weak_edge'
}

/** A floor ends at one wall; a sheet of which a corner is seen ends at two edges. */
function hasCorner(patch: PaperPatch): boolean {
  const angles = linesAlong(patch).map(({ angle }) => angle)
  return angles.some((one) => angles.some((other) => Math.abs(Math.sin(one - other)) > leastTurn))
}

const leastTurn = 0.64

/** How a camera is held that sees a sheet where the patch is. */
function tiltOf(
  patch: PaperPatch,
  lens: Pick<Asked, 'middle'> & { readonly focalPx: number },
  sheet: Sheet,
  pxPerPixel: number,
): number | undefined {
  const hull = patch.hull.map(({ x, y }) => ({ x: 2 * x * pxPerPixel, y: 2 * y * pxPerPixel }))
  let best: { readonly tilt: number; readonly alike: number } | undefined
  for (const camera of sheetPlaces(linesAlong(patch), lens, sheet, pxPerPixel, outlineOfSheet)) {
    const alike = overlap(cornersOf(camera, sheet), hull)
    if (alike > (best?.alike ?? leastAlike)) best = { tilt: tiltDeg(camera), alike }
  }
  return best?.tilt
}
