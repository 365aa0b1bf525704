import { type Camera, onSheet } from '../camera/camera.ts'
import { cameraOverCorners } from '../camera/camera-over-corners.ts'
import { projectCorners } from '../camera/project-corners.ts'
import type { Sheet } from '../paper/papers.ts'
import type { Corners } from '../question/photo-question.ts'
import { fitSheet } from './fit-sheet.ts'
import { type Framing, wholeSheet } from './framing.ts'
import { lookAtEnds } from './heel-end.ts'
import { type LaidSheet, type LaySheetInput, layAt, laySheet } from './lay-sheet.ts'

/** The edges themselves are believed where they agree with the hand. */
const nearMm = 3
/** What a hand shows is a sheet. */
const clearMark = 1.6

/** A sheet that was found, or whose corners were set by hand. */
export type LaidPaper = Omit<LaidSheet, 'missMm'> & { readonly isByHand: boolean }

/** The sheet: where it is found, or with its corners where they were set by hand. */
export function layPaper(asked: LaySheetInput, sheet: Sheet, corners: Corners | undefined): LaidPaper | undefined {
  if (corners) return sheetByHand(asked, sheet, corners)
  return layFound(asked, sheet, wholeSheet)
}

export function layFound(asked: LaySheetInput, sheet: Sheet, framing: Framing): LaidPaper | undefined {
  const laid = laySheet(asked, sheet, framing)
  return laid && { ...laid, isByHand: false }
}

/** The sheet laid from a place that is known otherwise. */
export function layFrom(asked: LaySheetInput, sheet: Sheet, camera: Camera): LaidPaper | undefined {
  const laid = layAt(camera, asked, sheet, wholeSheet)
  return laid && { ...laid, isByHand: false }
}

function sheetByHand(
  { work, prior, middle, heel }: LaySheetInput,
  sheet: Sheet,
  corners: Corners,
): LaidPaper | undefined {
  const laid = cameraOverCorners(corners, sheet, { ...prior, middle })
  if (!laid) return undefined
  const byHand = lookAtEnds(work, laid.camera, sheet, heel)
  const fitted = fitSheet(work, byHand.camera, sheet, prior)
  const exact = fitted?.camera
  const isNear =
    exact &&
    projectCorners(byHand.camera, sheet).every((corner, k) => {
      const [one, other] = [onSheet(exact, corner), onSheet(exact, projectCorners(exact, sheet)[k]!)]
      return Math.hypot(one.x - other.x, one.y - other.y) < nearMm
    })
  const { covered, coveredMiddle } = byHand
  const seen = { mark: clearMark, looks: clearMark, covered, coveredMiddle }
  const paper = { ...seen, ends: [], endsElsewhere: false, isByHand: true }
  return isNear
    ? { ...paper, camera: exact, information: fitted.information, sides: fitted.sides }
    : { ...paper, camera: byHand.camera, information: laid.information, sides: [] }
}
