import { defaultFocalPx, focalInPx } from './camera.ts'
import type { LensPrior } from './fit-camera.ts'

/** What most phones' main cameras have. */
const defaultFocal35Mm = 26

/** What is known of a lens before the sheet is looked at: what the photo tells of it, or what is usual. */
export function lensPrior(focal35Mm: number | undefined, width: number, height: number): LensPrior {
  const isKnown = focal35Mm !== undefined
  return {
    focalPx: isKnown ? focalInPx(focal35Mm, width, height) : defaultFocalPx(defaultFocal35Mm, width, height),
    focalShare: isKnown ? 0.015 : 0.1,
    distortion: 0.01,
    lean: 0.055,
  }
}
