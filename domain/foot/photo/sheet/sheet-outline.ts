import { overlap } from '../../geometry/overlap.ts'
import type { Camera } from '../camera/camera.ts'
import type { Lens } from '../camera/camera-over-edges.ts'
import { projectCorners } from '../camera/project-corners.ts'
import type { Sheet } from '../paper/papers.ts'
import type { Overview } from './find-sheet.ts'
import { outlineFraming } from './framing.ts'
import type { LaySheetInput } from './lay-sheet.ts'
import { linesAlong, minClear, type PaperPatch } from './paper-patch.ts'
import { sheetPlaces } from './sheet-places.ts'

/** A camera that sees a sheet where a white patch is, and how much the two have in common, up to 1. */
export type OutlinedSheet = { readonly camera: Camera; readonly alike: number }

/** A person stands on it. */
export const minCovered = 0.08
/** So much of its outline along the photo's end, as a share of half the photo's sides: there it goes on. */
const minAtRim = 0.06
/** Nothing else on a floor resembles a sheet with a person on it so much, all around. */
const minAlike = 0.93
const minShare = 0.03

/**
 * The sheet by its outline: white that ends clearly, all around, where a sheet as some camera sees it ends. Edges that
 * curl, a leg over one of them and shades do not matter to it; so it finds the sheet, though not exactly.
 */
export function sheetOutline(asked: LaySheetInput, sheet: Sheet): OutlinedSheet | undefined {
  const likeliest = likeliestOutline(asked, sheet)
  return likeliest && likeliest.alike > minAlike ? likeliest : undefined
}

/** Of all white patches with clear edges, at any threshold, the one that looks most like a sheet. */
export function likeliestOutline({ overview, prior, middle }: LaySheetInput, sheet: Sheet): OutlinedSheet | undefined {
  let best: OutlinedSheet | undefined
  for (const patch of overview.patches()) {
    if (patch.clear < minClear || patch.covered < minCovered || patch.share < minShare) continue
    if (isAtRim(patch, overview)) continue
    const place = placeOver(patch, { focalPx: prior.focalPx, middle }, sheet, overview.pxPerPixel)
    if (place && place.alike > (best?.alike ?? 0)) best = place
  }
  return best
}

export function isAtRim({ sides }: PaperPatch, { small }: Overview): boolean {
  const atRim = sides.reduce(
    (sum, { from, to, isRim }) => sum + (isRim ? Math.hypot(to.x - from.x, to.y - from.y) : 0),
    0,
  )
  return atRim > (minAtRim * (small.width + small.height)) / 2
}

function placeOver(patch: PaperPatch, lens: Lens, sheet: Sheet, pxPerPixel: number): OutlinedSheet | undefined {
  const hull = patch.hull.map(({ x, y }) => ({ x: 2 * x * pxPerPixel, y: 2 * y * pxPerPixel }))
  let best: OutlinedSheet | undefined
  for (const camera of sheetPlaces(linesAlong(patch), lens, sheet, pxPerPixel, outlineFraming)) {
    const alike = overlap(projectCorners(camera, sheet), hull)
    if (alike > (best?.alike ?? 0)) best = { camera, alike }
  }
  return best
}
