import type { LensPrior } from '../camera/fit-camera.ts'
import type { Sheet } from '../papers.ts'
import { findSheet, type Overview, type WorkPicture } from './find-sheet.ts'
import { type FittedSheet, fitSheet } from './fit-sheet.ts'
import { coveredEnds, turnedAbout } from './heel-end.ts'
import { judgeSheet } from './judge-sheet.ts'

/** The sheet where it was found, its heel's edge at y = 0. */
export type LaidSheet = FittedSheet & {
  /** How much it looks like a sheet there; a clear one has about 1.6. */
  readonly mark: number
  /** How much of the heel's end and of the toes' end is covered by something, 0 to 1. */
  readonly covered: readonly [heel: number, toes: number]
}

export type Asked = {
  readonly overview: Overview
  readonly work: WorkPicture
  readonly prior: LensPrior
  readonly middle: { readonly x: number; readonly y: number }
}

const tried = 4

/** Finds the sheet and lays it exactly; of several places the one that looks most like it. */
export function laySheet({ overview, work, prior, middle }: Asked, sheet: Sheet): LaidSheet | undefined {
  const places = findSheet(overview, { focalPx: prior.focalPx, middle }, sheet, tried)
  const laid = places.flatMap(({ camera }) => {
    const fitted = fitSheet(work, camera, sheet, prior)
    return fitted ? [{ ...fitted, mark: judgeSheet(overview.sample, fitted.camera, sheet) + supportOf(fitted) }] : []
  })
  const best = laid.sort((a, b) => b.mark - a.mark)[0]
  if (!best) return undefined
  const [near, far] = coveredEnds(work, best.camera, sheet)
  return far > near
    ? { ...best, camera: turnedAbout(best.camera, sheet), covered: [far, near] }
    : { ...best, covered: [near, far] }
}

/** How well the three edges that the leg does not hide were found. */
const supportOf = ({ sides }: FittedSheet) =>
  sides.reduce((sum, { name, support }) => sum + (name === 'heel' ? 0 : support * 0.2), 0)
