import type { Point } from '../../geometry/point.ts'
import { type Camera, tiltDeg } from '../camera/camera.ts'
import type { LensPrior } from '../camera/fit-camera.ts'
import type { Sheet } from '../paper/papers.ts'
import type { WorkPicture } from '../picture/picture.ts'
import { findSheet, type Overview } from './find-sheet.ts'
import { type FittedSheet, fitSheet } from './fit-sheet.ts'
import { type Framing, wholeSheet } from './framing.ts'
import { lookAtEnds } from './heel-end.ts'
import { judgeSheet } from './judge-sheet.ts'
import { endsElsewhere, paperEnds } from './paper-ends.ts'

/** The sheet where it was found, its heel's edge at y = 0. */
export type LaidSheet = FittedSheet & {
  /** How much it looks like a sheet there; a clear one has about 2. */
  readonly mark: number
  /** The same, though it is seen askew. */
  readonly looks: number
  /** How much of the heel's end and of the toes' end is covered by something, 0 to 1. */
  readonly covered: readonly [heel: number, toes: number]
  readonly coveredMiddle: number
  /** Where the paper was seen to end at the heel, right and left of the leg. */
  readonly ends: readonly number[]
  /** It ends where no sheet would: it is something of the floor. */
  readonly endsElsewhere: boolean
}

export type LaySheetInput = {
  readonly overview: Overview
  readonly work: WorkPicture
  readonly prior: LensPrior
  readonly middle: { readonly x: number; readonly y: number }
  /** Where the heel was marked by hand, in the photo. */
  readonly heel?: Point | undefined
}

const tried = 6
/** A leg stands at one end of the sheet, and nothing at the other. */
const legMark = 0.3
const floorMark = 0.6
/** Phones are held level: of two places the one that is seen less askew, by so much for every degree beyond so many. */
const [askewMark, levelDeg] = [0.02, 15]

/** A candidate that looks so much like a sheet with a person on it is the sheet: the others need not be fitted. */
const certainRatio = 2.2

/** Finds the sheet and lays it exactly; of several places the one that looks most like it. */
export function laySheet(asked: LaySheetInput, sheet: Sheet, framing: Framing = wholeSheet): LaidSheet | undefined {
  const { overview, prior, middle } = asked
  let best: LaidSheet | undefined
  for (const { camera } of findSheet(overview, { focalPx: prior.focalPx, middle }, sheet, tried, framing)) {
    const laid = layAt(camera, asked, sheet, framing)
    if (laid && (!best || rankSheet(laid, framing) > rankSheet(best, framing))) best = laid
    if (best && best.mark > certainRatio) break
  }
  return best
}

export function layAt(
  camera: Camera,
  { overview, work, prior, heel }: LaySheetInput,
  sheet: Sheet,
  framing: Framing,
): LaidSheet | undefined {
  const first = fitSheet(work, lookAtEnds(work, camera, sheet, heel).camera, sheet, prior)
  if (!first) return undefined
  const ends = lookAtEnds(work, first.camera, sheet, heel)
  // The heel's end determines which edge may be hidden: if the first assumption was wrong, the edges are fitted again.
  const fitted = ends.camera === first.camera ? first : fitSheet(work, ends.camera, sheet, prior)
  if (!fitted) return undefined
  const paper = paperEnds(work, fitted.camera, sheet)
  const isFloor = endsElsewhere(paper, Math.min(...fitted.sides.slice(0, 3).map(({ contrast }) => contrast)))
  const stands = ends.covered[0] > 0.1 && ends.covered[1] < 0.05 ? legMark : 0
  const looks = judgeSheet(overview.sample, fitted.camera, sheet, framing) + sheetSupport(fitted) + stands
  const askew = askewMark * Math.max(0, tiltDeg(fitted.camera) - levelDeg)
  const mark = looks - askew - (isFloor ? floorMark : 0)
  const { covered, coveredMiddle } = ends
  return { ...fitted, covered, coveredMiddle, ends: paper.beside, endsElsewhere: isFloor, mark, looks }
}

/** How much a shade or a field that ends there as well would have to look more like a sheet. */
const fourthEdge = 0.5

/** Of two places that look alike the likelier is the one whose heel's edge is seen as well; what is cut off has none. */
export function rankSheet({ mark, sides }: Pick<LaidSheet, 'mark' | 'sides'>, framing: Framing): number {
  if (framing !== wholeSheet) return mark
  return sides.reduce(
    (rank, { name, support, visible }) => rank + (name === 'heel' ? fourthEdge * support * visible : 0),
    mark,
  )
}

/** How well the three edges that the leg does not hide were found. */
const sheetSupport = ({ sides }: FittedSheet) =>
  sides.reduce((sum, { name, support, visible }) => sum + (name === 'heel' ? 0 : support * visible * 0.2), 0)
