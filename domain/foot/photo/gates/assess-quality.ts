import type { Quality, QualityReason } from '../../foot-figures.ts'
import type { PhotoWarning } from '../question/photo-question.ts'
import type { SheetFacts } from './find-sheet-rejection.ts'

/** What an answer's quality depends on. */
export type QualityFacts = {
  readonly tiltDeg: number
  readonly pxPerMm: number
  readonly edgeWidthPx: number
  readonly brightest: number
  /** Share of the sheet that is clipped. */
  readonly clipped: number
  /** How far foot and paper lie apart, in standard deviations. */
  readonly apart: number
  /** The least support of the three edges that are seen. */
  readonly support: number
  readonly isFocalKnown: boolean
  /** The sheet was seen to end at the heel where it should: it is the sheet that was said. */
  readonly isHeelEdgeSeen: boolean
  /** The heel is taken to touch the wall, which the leg hides. */
  readonly isHeelAssumed: boolean
  /** The uncertainty of the heel's place if it was found by its outline, or marked by hand: one standard deviation. */
  readonly heelMm: number
  /** How much too long the foot is for its forefoot, in standard deviations. */
  readonly tooLong: number
  /** So small that the sheet may be a larger one of its form. */
  readonly isSmallForPaper: boolean
}

type QualityInput = Pick<
  QualityFacts,
  'tooLong' | 'isFocalKnown' | 'isHeelEdgeSeen' | 'isHeelAssumed' | 'heelMm' | 'isSmallForPaper'
> & {
  readonly apart: number | undefined
}

/** What of the facts about a photo and its sheet counts; what is not known of it is not held against it. */
export function qualityFacts(
  { brightest, edgeWidthPx = 0, sheet }: SheetFacts,
  { apart, ...seen }: QualityInput,
): QualityFacts {
  const { tiltDeg = 0, pxPerMm = well, clipped = 0, support = [] } = sheet ?? {}
  return {
    ...seen,
    brightest,
    edgeWidthPx,
    tiltDeg,
    pxPerMm,
    clipped,
    apart: apart ?? well,
    support: Math.min(1, ...support),
  }
}

/** More than enough of what is the better the more there is. */
const well = 100

type Loss = { readonly reason: QualityReason; readonly good: number; readonly bad: number; readonly points: number }

type KnownQuality = 'isFocalKnown' | 'isHeelEdgeSeen' | 'isHeelAssumed' | 'isSmallForPaper'

/** From the first value on points are lost, at the second all of them: there, or near it, the photo is refused. */
const losses: Readonly<Record<Exclude<keyof QualityFacts, KnownQuality>, Loss>> = {
  tiltDeg: { reason: 'tilted', good: 8, bad: 25, points: 25 },
  pxPerMm: { reason: 'far', good: 1.6, bad: 1.05, points: 15 },
  edgeWidthPx: { reason: 'soft', good: 4.5, bad: 7.5, points: 25 },
  brightest: { reason: 'dim', good: 110, bad: 60, points: 20 },
  clipped: { reason: 'glare', good: 0.001, bad: 0.02, points: 20 },
  apart: { reason: 'low_contrast', good: 5, bad: 1.5, points: 20 },
  support: { reason: 'edge_hidden', good: 0.85, bad: 0.5, points: 25 },
  heelMm: { reason: 'heel_unsure', good: 1, bad: 4, points: 30 },
  tooLong: { reason: 'numbers_unusual', good: 1.6, bad: 2.6, points: 20 },
}
const focalPoints = 8
const heelEdgePoints = 8
/** Of 30 heels on real photos none stood at the edge. Where a wall is seen people mean it to; that it touches is not seen. */
const heelAssumedPoints = 25
const smallPoints = 25

/** How good a photo was for measuring, and what took points away; worse in any one respect is never more points. */
export function assessQuality(facts: QualityFacts): Quality {
  const lost = Object.entries(losses).map(([name, { reason, good, bad, points }]) => {
    const value = facts[name as keyof typeof losses]
    return { reason, points: points * Math.min(1, Math.max(0, (value - good) / (bad - good))) }
  })
  if (!facts.isFocalKnown) lost.push({ reason: 'focal_unknown', points: focalPoints })
  if (!facts.isHeelEdgeSeen) lost.push({ reason: 'edge_hidden', points: heelEdgePoints })
  if (facts.isHeelAssumed) lost.push({ reason: 'heel_assumed', points: heelAssumedPoints })
  if (facts.isSmallForPaper) lost.push({ reason: 'numbers_unusual', points: smallPoints })
  const sum = lost.reduce((total, { points }) => total + points, 0)
  const reasons = lost.filter(({ points }) => points >= 1).sort((a, b) => b.points - a.points)
  return { score: Math.max(0, Math.round(100 - sum)), reasons: [...new Set(reasons.map(({ reason }) => reason))] }
}

const tiltedDeg = 12
const hiddenSupport = 0.7
const nearEdgeMm = 5

type PhotoWarningFacts = Pick<QualityFacts, 'tiltDeg' | 'support' | KnownQuality> & {
  readonly toesToEdgeMm: number
  /** It looks like the other foot than was said. */
  readonly isOtherSide: boolean
}

/** The warnings for the customer although the photo was good enough. */
export function findPhotoWarnings(facts: PhotoWarningFacts): PhotoWarning[] {
  const { tiltDeg, support, isFocalKnown, isHeelEdgeSeen, isHeelAssumed, toesToEdgeMm, isOtherSide } = facts
  const warnings: PhotoWarning[] = []
  if (isHeelAssumed) warnings.push('heel_assumed')
  if (tiltDeg > tiltedDeg) warnings.push('tilted')
  if (support < hiddenSupport) warnings.push('edge_hidden')
  if (!isFocalKnown) warnings.push('focal_unknown')
  if (toesToEdgeMm < nearEdgeMm) warnings.push('toes_near_edge')
  if (!isHeelEdgeSeen) warnings.push('paper_unsure')
  if (facts.isSmallForPaper) warnings.push('small_for_paper')
  if (isOtherSide) warnings.push('other_side')
  return warnings
}
