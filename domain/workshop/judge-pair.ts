import type { Configuration } from '../design/configuration.ts'
import { scannedFeet } from '../design/configuration.ts'
import type { FootSide } from '../foot/foot-figures.ts'
import { findScanBlockers, findScanRejections, type ScanBlocker, type ScanRejectionReason } from '../scan/judge-scan.ts'
import type { ShoeError } from '../shoe/shoe-request.ts'
import type { PairCheckError, PairCheckErrorKind } from './pair-check-error.ts'

const errorKindByBlocker: Readonly<Record<ScanBlocker, PairCheckErrorKind>> = {
  quality_low: 'scan_unsure',
  too_short: 'length_not_made',
  too_long: 'length_not_made',
}

/** Set, because the cart has already asked the customer where it had to. */
const doFeetDiffer = true

/**
 * Checks every figure of a pair again before it is made, independently of earlier checks: impossible figures, figures
 * that contradict each other, and deviations from the outline.
 */
export function judgePair({ feet }: Pick<Configuration, 'feet'>): PairCheckError | undefined {
  const scan = { ...scannedFeet(feet), doFeetDiffer, engine: feet.left.engine, measuredAt: feet.left.measuredAt }
  const [rejection] = findScanRejections(scan)
  if (rejection) return toPairCheckError('scan_doubted', rejection.reason, rejection.side)
  const [blocker] = findScanBlockers(scan)
  if (!blocker) return undefined
  const worse = feet.left.scanned.foot.quality.score <= feet.right.scanned.foot.quality.score ? 'left' : 'right'
  return toPairCheckError(errorKindByBlocker[blocker], blocker, blocker === 'quality_low' ? worse : undefined)
}

/** Converts the error of a shoe that could not be made. */
export function toShoeCheckError(side: FootSide, error: ShoeError): PairCheckError {
  const isAboutNumbers = error !== 'cannot_be_made_well' && error !== 'sole_text_unusable'
  return toPairCheckError(isAboutNumbers ? 'scan_doubted' : 'shape_not_made', error, side)
}

function toPairCheckError(
  kind: PairCheckErrorKind,
  why: ScanRejectionReason | ScanBlocker | ShoeError,
  side?: FootSide,
): PairCheckError {
  return { kind, why, ...(side && { side }) }
}
