import type { Figure } from '../../foot-figures.ts'
import { isSmallForPaper } from '../../photo/gates/small-for-paper.ts'
import { type PaperName, papers } from '../../photo/paper/papers.ts'
import type { SeenLine } from '../line/seen-line.ts'
import { type TraceWarning, traceWarnings } from '../question/trace-question.ts'
import { findSimilarPaper } from '../sheet/which-paper.ts'
import { minDoubledMm } from './find-line-rejection.ts'
import { isTooLong } from './papers-by-length.ts'
import { isSizeOther } from './told-differently.ts'

/** The facts behind the warnings about a measured tracing. */
export type TraceWarningFacts = {
  readonly tiltDeg: number
  readonly bentMm: number
  readonly lines: readonly Pick<SeenLine, 'openMm' | 'doubledMm' | 'apartMm' | 'gap'>[]
  readonly isPenTold: boolean
  readonly isOtherSide: boolean
  readonly lengths: readonly Figure[]
  readonly usualMm: number | undefined
  readonly paper: PaperName
}

/** At 15 degrees a curl of 3 mm moves what lies on it by nearly one (its tangent is 0.27); refused from 25 on. */
const tiltedDeg = 15
/** Nearer by 1.5 mm at 400 mm something is larger by 0.4 %: a millimetre of a foot, half of what its length is unsure by. */
const maxBend = 1.5
/** Over a gap of 12 mm in the round of a heel the line stands out by 0.6 mm, which its bridge has to guess. */
const bridgedMm = 12
/** Two lines nearer than a millimetre are one that a pen drew thickly. */
export const maxAsOneMm = 1

/** What to look at, in the order of their list. */
export function findTraceWarnings(facts: TraceWarningFacts): TraceWarning[] {
  const { lines, lengths, usualMm, paper } = facts
  // A length that fits the usual size confirms the sheet.
  const isUsual = usualMm !== undefined && lengths.some((length) => !isSizeOther(length, usualMm))
  const is: Readonly<Record<TraceWarning, boolean>> = {
    tilted: facts.tiltDeg > tiltedDeg,
    paper_bent: facts.bentMm > maxBend,
    line_bridged: lines.some(({ openMm }) => openMm > bridgedMm),
    line_doubled: lines.some((line) => line.doubledMm > minDoubledMm && line.apartMm > maxAsOneMm),
    pen_entered: facts.isPenTold,
    no_gap_mark: lines.some(({ gap }) => !gap),
    other_side: facts.isOtherSide,
    size_differs: lengths.every((length) => isSizeOther(length, usualMm)),
    small_for_paper: !isUsual && lengths.some(({ value }) => isSmallForPaper(value, paper)),
    large_for_paper: !isUsual && hasSmallerTwin(paper) && lengths.some(({ value }) => isTooLong(value)),
  }
  return traceWarnings.filter((warning) => is[warning])
}

function hasSmallerTwin(paper: PaperName): boolean {
  const twin = findSimilarPaper(paper)
  return twin !== undefined && papers[twin].heightMm < papers[paper].heightMm
}
