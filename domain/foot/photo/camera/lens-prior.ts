import { defaultFocalPx, focalInPx } from './camera.ts'
import type { LensPrior } from './fit-camera.ts'

/** What most phones' main cameras have. */
const defaultFocal35Mm = 26

/** The prior of a lens, before the sheet is detected: from the photo's metadata, or a common default. */
export function lensPrior(focal35Mm: number | undefined, width: number, height: number): LensPrior {
  const isKnown = focal35Mm !== undefined
  return {
    focalPx: isKnown ? focalInPx(focal35Mm, width, height) : defaultFocalPx(defaultFocal35Mm, width, height),
    focalShare: isKnown ? 0.015 : 0.1,
    distortion: 0.01,
    lean: 0.055,
  }
}
