import { type Picture, shrink, smoothPlanes } from '../../photo/picture/picture.ts'
import type { Pixels } from '../../photo/question/photo-question.ts'
import { edgeMap } from '../../photo/sheet/edge-map.ts'
import { createSampler, type Sampler } from '../../photo/sheet/judge-sheet.ts'
import { linesIn, type StraightLine } from '../../photo/sheet/straight-lines.ts'
import { evenPieces } from './even-pieces.ts'

/** A small copy of the photo, which is enough to look for the sheet in. */
export type SmallPhoto = {
  readonly small: Picture
  readonly pxPerPixel: number
  readonly sample: Sampler
  /** Whether something like a sheet goes on beyond the photo's end. */
  readonly isCut: boolean
  /** So many of its straight lines: those along which even pieces end, then the strongest. */
  lines(count: number): readonly StraightLine[]
}

const smallPx = 640

export function smallPhoto(photo: Pixels): SmallPhoto {
  const pxPerPixel = Math.max(1, Math.round(Math.max(photo.width, photo.height) / smallPx))
  const small = shrink(photo, pxPerPixel)
  const planes = smoothPlanes(small)
  const { lines: ofPieces, isCut } = evenPieces(small, planes)
  const strongest = linesIn(edgeMap(small, planes))
  return {
    small,
    pxPerPixel,
    sample: createSampler(small, pxPerPixel, planes),
    isCut,
    lines: (count) => [...ofPieces, ...strongest(count - ofPieces.length)],
  }
}
