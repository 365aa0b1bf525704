import { type Camera, project } from '../camera/camera.ts'
import type { Lens } from '../camera/camera-over-edges.ts'
import type { Sheet } from '../paper/papers.ts'
import { halved, type Picture, shrink, smoothPlanes } from '../picture/picture.ts'
import type { Pixels } from '../question/photo-question.ts'
import { edgeMap } from './edge-map.ts'
import { type Framing, wholeSheet } from './framing.ts'
import { createSampler, glanceAt, judgeSheet, type Sampler } from './judge-sheet.ts'
import { endsElsewhere, paperEnds } from './paper-ends.ts'
import { clearestPatch, type PaperPatch, paperPatches, patchLines } from './paper-patch.ts'
import { sheetPlaces } from './sheet-places.ts'
import { linesIn, type StraightLine } from './straight-lines.ts'

export type ScoredCamera = { readonly camera: Camera; readonly mark: number }

const smallPx = 640
const carefulLooks = 700
/** Of so many places one may be a sheet: the others are fields of a checkered floor. */
const fields = 4

/** A small copy of the photo, which is enough to look for the sheet in. */
export type Overview = {
  readonly small: Picture
  readonly pxPerPixel: number
  readonly sample: Sampler
  /** So many of its straight lines, the strongest first. */
  lines(count: number): readonly StraightLine[]
  /** The white things in it, at half its size. */
  patches(): readonly PaperPatch[]
  /** The clearest of them. */
  patch(): PaperPatch | undefined
}

export function buildOverview(photo: Pixels): Overview {
  const pxPerPixel = Math.max(1, Math.round(Math.max(photo.width, photo.height) / smallPx))
  const small = shrink(photo, pxPerPixel)
  const planes = smoothPlanes(small)
  const lines = linesIn(edgeMap(small, planes))
  // Both are cached: a photo that is rejected needs them several times.
  let patches: readonly PaperPatch[] | undefined
  const findPatches = () => {
    patches ??= paperPatches(halved(small))
    return patches
  }
  return {
    small,
    pxPerPixel,
    sample: createSampler(small, pxPerPixel, planes),
    lines,
    patches: findPatches,
    patch: () => clearestPatch(findPatches()),
  }
}

/** The most likely places of the sheet, best first, each as the camera that would see it there. */
export function findSheet(
  { small, pxPerPixel, sample, lines: findStraightLines, patch }: Overview,
  lens: Lens,
  sheet: Sheet,
  max: number,
  framing: Framing = wholeSheet,
): ScoredCamera[] {
  const lines = [...findStraightLines(framing.lines), ...(framing === wholeSheet ? [] : patchLines(patch()))]
  const glanced: ScoredCamera[] = []
  for (const camera of sheetPlaces(lines, lens, sheet, pxPerPixel, framing)) {
    const mark = glanceAt(sample, camera, sheet, framing)
    if (mark > 0.1) glanced.push({ camera, mark })
  }
  const found = best(glanced)
    .slice(0, carefulLooks)
    .map(({ camera }) => ({ camera, mark: judgeSheet(sample, camera, sheet, framing) }))
  const places = distinct(best(found), sheet, (Math.max(small.width, small.height) * pxPerPixel) / 50, max * fields)
  // How clear its edges are is not known yet, and paper on a light floor seems to go on for ever.
  const isField = ({ camera }: ScoredCamera) =>
    endsElsewhere(paperEnds({ picture: small, pxPerPixel }, camera, sheet), 0)
  return places.filter((place) => !isField(place)).slice(0, max)
}

const best = (places: ScoredCamera[]) => places.sort((a, b) => b.mark - a.mark)

function distinct(places: readonly ScoredCamera[], sheet: Sheet, nearPx: number, max: number): ScoredCamera[] {
  const kept: ScoredCamera[] = []
  for (const place of places) {
    const isNew = kept.every((other) => apart(place.camera, other.camera, sheet) > nearPx)
    if (isNew) kept.push(place)
    if (kept.length === max) break
  }
  return kept
}

/** How far the farthest corner of one place is from the same corner of the other. */
function apart(a: Camera, b: Camera, { widthMm, heightMm }: Sheet): number {
  let max = 0
  for (const [x, y] of [
    [0, 0],
    [widthMm, 0],
    [0, heightMm],
    [widthMm, heightMm],
  ] as const) {
    const [one, other] = [project(a, x, y), project(b, x, y)]
    max = Math.max(max, Math.hypot(one.x - other.x, one.y - other.y))
  }
  return max
}
