import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { KnownTrace, TraceMarks } from '#domain/foot/trace/by-hand/trace-marks.ts'
import type { PhotoSize } from '../foot-photo/foot-photo.types.ts'
import type { DetectedTrace, FootTraceContext, TraceOutcome } from './foot-trace.types.ts'

export const nothingDetected: DetectedTrace = {
  corners: undefined,
  line: undefined,
  gap: undefined,
  side: undefined,
  isPair: false,
  isAnswered: false,
}

/** Returns the size of the photo, once it was decoded. */
export function selectTraceSize({ outcome }: Pick<FootTraceContext, 'outcome'>): PhotoSize | undefined {
  return outcome?.ok ? outcome.value.size : outcome?.facts.size
}

/** After the visitor confirmed the measure, no size warning is shown. */
export function isSizeWarningConfirmed({ sizeWarning }: Pick<FootTraceContext, 'sizeWarning'>): boolean {
  return sizeWarning?.isConfirmed === true
}

/** Returns the starting point for a correction. Undefined if the file is not a photo. */
export function knownTrace(context: Pick<FootTraceContext, 'request' | 'answers' | 'outcome' | 'detected'>) {
  const size = selectTraceSize(context)
  if (!context.request || !size) return undefined
  const { corners, line, gap, isPair, side } = context.detected
  const said = context.request.question.side
  const whose = said === 'auto' ? (side ?? said) : said
  const known: KnownTrace = { ...size, side: whose, paper: selectPaper(context), corners, line, gap, isPair }
  return known
}

function selectPaper({
  request,
  answers,
  outcome,
}: Pick<FootTraceContext, 'request' | 'answers' | 'outcome'>): PaperName {
  const said = request?.question.paper ?? 'auto'
  if (said !== 'auto') return said
  const [likeliest = 'a4'] = outcome?.ok ? [outcome.value.paper] : (outcome?.facts.papers ?? [])
  return answers.paper ?? likeliest
}

/**
 * Merges the detection of an outcome into the earlier one, mark by mark: marks that were set by hand are not detected,
 * and the earlier detection remains where there is no new one. The line of a measurement is complete; that of a
 * rejection may not be.
 */
export function mergeDetected(before: DetectedTrace, outcome: TraceOutcome, hand: TraceMarks): DetectedTrace {
  if (!outcome.ok) {
    const line = (!hand.outline && !before.isAnswered && outcome.facts.line) || before.line
    return { ...before, line, corners: (!hand.corners && outcome.facts.corners) || before.corners }
  }
  const { feet, seen: detected } = outcome.value
  const corners = hand.corners ? before.corners : detected.corners
  if (feet.length === 2) return { ...nothingDetected, corners, isPair: true, isAnswered: true }
  const [{ line, gap, foot }] = feet
  return {
    corners,
    line: hand.outline ? before.line : line,
    gap: (!hand.gap && gap) || before.gap,
    side: foot.side,
    isPair: false,
    isAnswered: before.isAnswered || !hand.outline,
  }
}
