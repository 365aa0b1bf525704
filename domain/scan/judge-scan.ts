import type { FigureName, FootSide } from '../foot/foot-figures.ts'
import { implausibleIn } from '../foot/plausible.ts'
import { scanSettings } from '../scan-settings.ts'
import { shoeSettings } from '../shoe-settings.ts'
import { isOtherSide } from './foot-outline.ts'
import { matchesScanMethod } from './method-details.ts'
import { findOutlineDeviations } from './outline-deviation.ts'
import { type MeasuredScan, type ScannedFoot, toFootMeasures } from './scan.ts'

export const scanRejectionReasons = [
  /** A number no foot has. */
  'figure_impossible',
  /** Two numbers that no foot has together. */
  'figures_disagree',
  /** A number that the outline beside it does not have. */
  'off_outline',
  /** What cannot come of the way in which it is said to be measured: numbers, how sure they are, an outline that is around no foot. */
  'not_of_its_way',
  /** By what is said, or by the outline. */
  'sides_exchanged',
  'feet_differ',
  /** The same, but not so much that nobody has such feet: it was not asked about. */
  'feet_differ_unasked',
] as const
export type ScanRejectionReason = (typeof scanRejectionReasons)[number]

export type ScanRejection = {
  readonly reason: ScanRejectionReason
  /** Of both feet together where it says none. */
  readonly side?: FootSide
  readonly figure?: FigureName
  readonly against?: FigureName
}

const sides = ['left', 'right'] as const

/** Everything for which a scan is not believed; nothing where it is. */
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
 * SATRA Bulletin 2018 (article 2115, as others cite it): of 2,890 people in the UK, up to 19 % had feet whose lengths differ by more than
 * 4 mm. If differences are spread normally, that is a standard deviation of 3 mm: fewer than one in a hundred is beyond
 * `askMm`. Of our own: `mostMm`, which is beyond three sizes, and that widths are held to the same.
 */
export const comparedFigures = ['lengthMm', 'ballWidthMm'] as const

/** By how much both feet differ, in what was seen or typed of both. */
export function differencesMm({ left, right }: Pick<MeasuredScan, 'left' | 'right'>) {
  return comparedFigures.flatMap((figure) => {
    const [one, other] = [left.foot.figures[figure], right.foot.figures[figure]]
    if (!one || !other || one.method === 'estimated' || other.method === 'estimated') return []
    return [{ figure, differMm: Math.abs(one.value - other.value) }]
  })
}

/** Whether somebody is to be asked if their feet differ that much. */
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

/** What is in the way of shoes by a scan that is believed. */
export function findScanBlockers(scan: Pick<MeasuredScan, 'left' | 'right'>): ScanBlocker[] {
  const lengthsMm = [scan.left, scan.right].map(({ foot }) => foot.figures.lengthMm.value)
  return toScanBlockers(getScanQuality(scan), lengthsMm)
}

/** The same of a scan that is known in short. */
export function toScanBlockers(quality: number, lengthsMm: readonly number[]): ScanBlocker[] {
  const { lowest, highest } = shoeSettings.madeLengthsMm
  const found: Record<ScanBlocker, boolean> = {
    quality_low: quality < scanSettings.orderableFrom,
    too_short: lengthsMm.some((mm) => mm < lowest),
    too_long: lengthsMm.some((mm) => mm > highest),
  }
  return scanBlockers.filter((one) => found[one])
}

/** A pair is as sure as its less sure foot. */
export function getScanQuality({ left, right }: Pick<MeasuredScan, 'left' | 'right'>): number {
  return Math.min(left.foot.quality.score, right.foot.quality.score)
}
