import { type Camera, focalInPx, project } from '../camera/camera.ts'
import type { Sheet } from '../papers.ts'
import type { Pixels } from '../photo-question.ts'
import { type Picture, shrink } from '../picture/picture.ts'
import { edgeMap } from './edge-map.ts'
import { glanceAt, judgeSheet, samplerOf } from './judge-sheet.ts'
import { sheetPlaces } from './sheet-places.ts'
import { straightLines } from './straight-lines.ts'

export type Place = { readonly camera: Camera; readonly mark: number }

const smallPx = 640
const lineCount = 56
const carefulLooks = 400
/** What most phones' main cameras have. */
export const usualFocal35Mm = 26

/** The places where the sheet most likely lies, best first, each told by the camera that would see it there. */
export function findSheet(photo: Pixels, sheet: Sheet, focal35Mm: number | undefined, most: number): readonly Place[] {
  const pxPerPixel = Math.max(1, Math.round(Math.max(photo.width, photo.height) / smallPx))
  const small = shrink(photo, pxPerPixel)
  const lens = {
    focalPx: focalInPx(focal35Mm ?? usualFocal35Mm, photo.width, photo.height),
    middle: { x: photo.width / 2, y: photo.height / 2 },
  }
  const sample = samplerOf(small, pxPerPixel)
  const lines = straightLines(edgeMap(small), lineCount)
  const glanced: Place[] = []
  for (const camera of sheetPlaces(lines, lens, sheet, pxPerPixel)) {
    const mark = glanceAt(sample, camera, sheet)
    if (mark > 0.1) glanced.push({ camera, mark })
  }
  const found = best(glanced)
    .slice(0, carefulLooks)
    .map(({ camera }) => ({ camera, mark: judgeSheet(sample, camera, sheet) }))
  return distinct(best(found), sheet, Math.max(photo.width, photo.height) / 50, most)
}

const best = (places: Place[]) => places.sort((a, b) => b.mark - a.mark)

function distinct(places: readonly Place[], sheet: Sheet, nearPx: number, most: number): Place[] {
  const kept: Place[] = []
  for (const place of places) {
    const isNew = kept.every((other) => apart(place.camera, other.camera, sheet) > nearPx)
    if (isNew) kept.push(place)
    if (kept.length === most) break
  }
  return kept
}

/** How far the farthest corner of one place is from the same corner of the other. */
function apart(a: Camera, b: Camera, { widthMm, heightMm }: Sheet): number {
  let most = 0
  for (const [x, y] of [
    [0, 0],
    [widthMm, 0],
    [0, heightMm],
    [widthMm, heightMm],
  ] as const) {
    const [one, other] = [project(a, x, y), project(b, x, y)]
    most = Math.max(most, Math.hypot(one.x - other.x, one.y - other.y))
  }
  return most
}

export type WorkPicture = { readonly picture: Picture; readonly pxPerPixel: number }
