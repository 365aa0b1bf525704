import { fitSettings } from '../fit-settings.ts'
import type { FootMeasures } from '../foot/foot-figures.ts'
import { type RoomFigure, roomFigures } from './room.ts'

/** The confidence that a shoe made from a scan alone fits, highest first. */
export const confidences = ['high', 'good', 'fair', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** What lowers the confidence. */
export type FitWarning =
  | { readonly code: 'picture_poor' | 'scan_old' }
  /** Figures not measured on this foot; and figures whose tolerance is large enough to matter. */
  | { readonly code: 'figures_estimated' | 'figures_unsure'; readonly figures: readonly RoomFigure[] }

export type ConfidenceFacts = {
  /** 0 to 100. */
  readonly score: number
  readonly word: Confidence
  readonly warnings: readonly FitWarning[]
}

const { weights, nothingKnownMm, lowConfidenceFrom, maxLost, oldTimes, pictureFrom, from } = fitSettings.confidence
const total = roomFigures.reduce((sum, figure) => sum + weights[figure], 0)

/** The unknown share of a figure, by its tolerance; 1 if it was only estimated from other people's feet. */
export function unknownShare(figure: RoomFigure, { figures }: Pick<FootMeasures, 'figures'>): number {
  const found = figures[figure]
  if (!found || found.method === 'estimated' || !(found.tolerance >= 0)) return 1
  return Math.min(1, found.tolerance / nothingKnownMm[figure])
}

/**
 * The confidence in the fit of a foot: the quality of its scan, reduced by up to `maxLost` for the unknown shares of
 * the figures where a shoe fits, each by its weight, and reduced for an old scan. The caller knows the time and decides
 * whether the scan is old (`isOldScan`).
 */
export function assessConfidence(foot: Pick<FootMeasures, 'figures' | 'quality'>, isOld: boolean): ConfidenceFacts {
  const quality = foot.quality.score >= 0 ? Math.min(100, foot.quality.score) : 0
  const unknown = roomFigures.map((figure) => ({
    figure,
    share: unknownShare(figure, foot),
    isEstimated: (foot.figures[figure]?.method ?? 'estimated') === 'estimated',
  }))
  const lost = unknown.reduce((sum, { figure, share }) => sum + weights[figure] * share, 0) / total
  const score = Math.round(quality * (1 - maxLost * lost) * (isOld ? oldTimes : 1))
  const estimated = unknown.filter(({ isEstimated }) => isEstimated).map(({ figure }) => figure)
  const lowConfidenceFigures = unknown
    .filter(({ isEstimated, share }) => !isEstimated && share >= lowConfidenceFrom)
    .map(({ figure }) => figure)
  const warnings: FitWarning[] = []
  if (quality < pictureFrom) warnings.push({ code: 'picture_poor' })
  if (estimated.length > 0) warnings.push({ code: 'figures_estimated', figures: estimated })
  if (lowConfidenceFigures.length > 0) warnings.push({ code: 'figures_unsure', figures: lowConfidenceFigures })
  if (isOld) warnings.push({ code: 'scan_old' })
  return { score, word: confidences.find((word) => score >= from[word]) ?? 'low', warnings }
}
