import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { KnownTrace, TraceMarks } from '#domain/foot/trace/by-hand/trace-marks.ts'
import type { PhotoSize } from '../foot-photo/foot-photo.types.ts'
import type { FootTraceContext, SeenInTrace, TraceOutcome } from './foot-trace.types.ts'

export const seenNothing: SeenInTrace = {
  corners: undefined,
  line: undefined,
  gap: undefined,
  side: undefined,
  isPair: false,
  isAnswered: false,
}

/** How large the photo is, once it was read. */
export function sizeOfTrace({ outcome }: Pick<FootTraceContext, 'outcome'>): PhotoSize | undefined {
  return outcome?.ok ? outcome.value.size : outcome?.facts.size
}

/** Whoever has said that the measure is right need not be warned that it differs from a size. */
export function isSizeKept({ sizeDoubt }: Pick<FootTraceContext, 'sizeDoubt'>): boolean {
  return sizeDoubt?.isKept === true
}

/** What a hand can go by. Nothing where the file is no photo. */
export function knownTrace(context: Pick<FootTraceContext, 'wish' | 'told' | 'outcome' | 'seen'>) {
  const size = sizeOfTrace(context)
  if (!context.wish || !size) return undefined
  const { corners, line, gap, isPair, side } = context.seen
  const said = context.wish.question.side
  const whose = said === 'auto' ? (side ?? said) : said
  const known: KnownTrace = { ...size, side: whose, paper: paperOf(context), corners, line, gap, isPair }
  return known
}

function paperOf({ wish, told, outcome }: Pick<FootTraceContext, 'wish' | 'told' | 'outcome'>): PaperName {
  const said = wish?.question.paper ?? 'auto'
  if (said !== 'auto') return said
  const [likeliest = 'a4'] = outcome?.ok ? [outcome.value.paper] : (outcome?.facts.papers ?? [])
  return told.paper ?? likeliest
}

/**
 * What was seen of a photo so far, mark by mark: what a hand has set tells nothing of it, and what was seen before stays where
 * nothing new is. A line that was answered by is whole; that of a refusal may not be.
 */
export function seenWith(before: SeenInTrace, outcome: TraceOutcome, hand: TraceMarks): SeenInTrace {
  if (!outcome.ok) {
    const line = (!hand.outline && !before.isAnswered && outcome.facts.line) || before.line
    return { ...before, line, corners: (!hand.corners && outcome.facts.corners) || before.corners }
  }
  const { feet, seen } = outcome.value
  const corners = hand.corners ? before.corners : seen.corners
  if (feet.length === 2) return { ...seenNothing, corners, isPair: true, isAnswered: true }
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
