import type { FigureName, FootSide } from '../foot/foot-figures.ts'
import { implausibleIn } from '../foot/plausible.ts'
import { scanSettings } from '../scan-settings.ts'
import { shoeSettings } from '../shoe-settings.ts'
import { isOtherSide } from './foot-outline.ts'
import { matchesScanMethod } from './method-details.ts'
import { findOutlineDeviations } from './outline-deviation.ts'
import { type MeasuredScan, type ScannedFoot, toFootMeasures } from './scan.ts'

export const scanRejectionReasons = [
  /** A figure outside the range of human feet. */
  'figure_impossible',
  /** Two figures that no foot combines. */
  'figures_disagree',
  /** A figure that deviates from the outline next to it. */
  'off_outline',
  /** The method cannot yield this: its figures, their tolerances, or an outline that is not of a foot. */
  'not_of_its_way',
  /** By the stated side, or by the outline. */
  'sides_exchanged',
  'feet_differ',
  /** The feet differ by a possible amount, but the customer did not confirm it. */
  'feet_differ_unasked',
] as const
export type ScanRejectionReason = (typeof scanRejectionReasons)[number]

export type ScanRejection = {
  readonly reason: ScanRejectionReason
  /** Concerns both feet together if absent. */
  readonly side?: FootSide
  readonly figure?: FigureName
  readonly against?: FigureName
}

const sides = ['left', 'right'] as const

/** All reasons to reject a scan; empty if it is accepted. */
export function findScanRejections(scan: MeasuredScan): ScanRejection[] {
  const ofFeet = sides.flatMap((side) => findFootRejections(scan[side], side))
  return [...ofFeet, ...findFootDifferences(scan)]
}

function findFootRejections(scanned: ScannedFoot, side: FootSide): ScanRejection[] {
  const measures = toFootMeasures(scanned)
  if (measures.side !== side) return [{ reason: 'sides_exchanged', side }]
  if (!matchesScanMethod(scanned)) return [{ reason: 'not_of_its_way', side }]
  if (measures.outline.length > 0 && isOtherSide(measures.outline, side)) return [{ reason: 'sides_exchanged', side }]
  const unfit = implausibleIn(measures.figures).map(
    ({ figure, against }): ScanRejection =>
      against ? { reason: 'figures_disagree', side, figure, against } : { reason: 'figure_impossible', side, figure },
  )
  const off = findOutlineDeviations(measures).map((figure): ScanRejection => ({ reason: 'off_outline', side, figure }))
  return [...unfit, ...off]
}

/**
 * SATRA Bulletin 2018 (article 2115, as others cite it): of 2,890 people in the UK, up to 19 % had feet whose lengths
 * differ by more than 4 mm. Assuming a normal distribution, that is a standard deviation of 3 mm: fewer than one in a
 * hundred exceeds `promptMm`. Our own choices: `maxMm`, which is more than three sizes, and the same limits for widths.
 */
export const comparedFigures = ['lengthMm', 'ballWidthMm'] as const

/** By how much the feet differ in figures that were measured or typed for both. */
export function differencesMm({ left, right }: Pick<MeasuredScan, 'left' | 'right'>) {
  return comparedFigures.flatMap((figure) => {
    const [one, other] = [left.foot.figures[figure], right.foot.figures[figure]]
    if (!one || !other || one.method === 'estimated' || other.method === 'estimated') return []
    return [{ figure, differMm: Math.abs(one.value - other.value) }]
  })
}

/** Whether to ask the customer if their feet really differ that much. */
export function isDifferencePrompted(scan: Pick<MeasuredScan, 'left' | 'right'>): boolean {
  return differencesMm(scan).some(({ differMm }) => differMm >= scanSettings.feetDiffer.promptMm)
}

function findFootDifferences(scan: MeasuredScan): ScanRejection[] {
  const { promptMm, maxMm } = scanSettings.feetDiffer
  return differencesMm(scan).flatMap(({ figure, differMm }): ScanRejection[] => {
    if (differMm >= maxMm) return [{ reason: 'feet_differ', figure }]
    return differMm >= promptMm && !scan.doFeetDiffer ? [{ reason: 'feet_differ_unasked', figure }] : []
  })
}

export const scanBlockers = ['quality_low', 'too_short', 'too_long'] as const
export type ScanBlocker = (typeof scanBlockers)[number]

/** What blocks making shoes from an accepted scan. */
export function findScanBlockers(scan: Pick<MeasuredScan, 'left' | 'right'>): ScanBlocker[] {
  const lengthsMm = [scan.left, scan.right].map(({ foot }) => foot.figures.lengthMm.value)
  return toScanBlockers(getScanQuality(scan), lengthsMm)
}

/** The same for a scan of which only quality and lengths are known. */
export function toScanBlockers(quality: number, lengthsMm: readonly number[]): ScanBlocker[] {
  const { lowest, highest } = shoeSettings.madeLengthsMm
  const found: Record<ScanBlocker, boolean> = {
    quality_low: quality < scanSettings.orderableFrom,
    too_short: lengthsMm.some((mm) => mm < lowest),
    too_long: lengthsMm.some((mm) => mm > highest),
  }
  return scanBlockers.filter((one) => found[one])
}

/** The quality of a scan is that of its less certain foot. */
export function getScanQuality({ left, right }: Pick<MeasuredScan, 'left' | 'right'>): number {
  return Math.min(left.foot.quality.score, right.foot.quality.score)
}
