import type { Quality, QualityReason } from '../../foot-figures.ts'
import type { Stance } from '../question/trace-question.ts'
import { maxApartMm, maxBridgedShare } from './find-line-rejection.ts'
import { maxAsOneMm } from './trace-warnings.ts'

/** What the quality of a traced foot depends on. */
export type TracedFacts = {
  readonly tiltDeg: number
  readonly pxPerMm: number
  /** How wide an edge of the paper is in the photo. */
  readonly edgeWidthPx: number
  readonly brightest: number
  /** Share of the sheet that is clipped. */
  readonly clipped: number
  /** How far its edges bow. */
  readonly bentMm: number
  /** Which share of the line was bridged. */
  readonly bridged: number
  /** How far apart two lines run beside each other. */
  readonly apartMm: number
  /** One standard deviation of half the pen's width. */
  readonly penSpreadMm: number
}

type Loss = { readonly reason: QualityReason; readonly good: number; readonly bad: number; readonly points: number }

/** From the first value on points are lost, at the second all of them: there, or near it, the photo is refused. */
const losses: Readonly<Record<keyof TracedFacts, Loss>> = {
  tiltDeg: { reason: 'tilted', good: 12, bad: 25, points: 20 },
  pxPerMm: { reason: 'far', good: 2.2, bad: 1.5, points: 15 },
  edgeWidthPx: { reason: 'soft', good: 4.5, bad: 7.5, points: 25 },
  brightest: { reason: 'dim', good: 110, bad: 60, points: 20 },
  clipped: { reason: 'glare', good: 0.001, bad: 0.02, points: 20 },
  bentMm: { reason: 'sheet_bent', good: 1, bad: 4, points: 25 },
  bridged: { reason: 'line_bridged', good: 0.03, bad: maxBridgedShare, points: 30 },
  apartMm: { reason: 'line_doubled', good: maxAsOneMm, bad: maxApartMm, points: 20 },
  penSpreadMm: { reason: 'pen_entered', good: 0.25, bad: 1, points: 25 },
}
/** Who sits has a shorter and narrower foot than who stands in the shoe. */
const sittingPoints = 10

/** How good a tracing and its photo were for measuring, and what took points away; worse in any one respect is never more points. */
export function tracedQuality(facts: TracedFacts, stance: Stance): Quality {
  const lost = Object.entries(losses).map(([name, { reason, good, bad, points }]) => {
    const value = facts[name as keyof TracedFacts]
    return { reason, points: points * Math.min(1, Math.max(0, (value - good) / (bad - good))) }
  })
  if (stance === 'sitting') lost.push({ reason: 'sitting', points: sittingPoints })
  const sum = lost.reduce((total, { points }) => total + points, 0)
  const reasons = lost.filter(({ points }) => points >= 1).sort((a, b) => b.points - a.points)
  return { score: Math.max(0, Math.round(100 - sum)), reasons: [...new Set(reasons.map(({ reason }) => reason))] }
}
