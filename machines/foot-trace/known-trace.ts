import type { KnownTrace } from '#domain/foot/trace/by-hand/trace-marks.ts'
import type { PhotoSize } from '../foot-photo/foot-photo.types.ts'
import type { FootTraceContext } from './foot-trace.types.ts'

/** How large the photo is, once it was read. */
export function sizeOfTrace({ outcome }: Pick<FootTraceContext, 'outcome'>): PhotoSize | undefined {
  return outcome?.ok ? outcome.value.size : outcome?.facts.size
}

/** What a hand can go by: what was seen last, if anything was. Nothing where the file is no photo. */
export function knownTrace({ wish, outcome, seen }: Pick<FootTraceContext, 'wish' | 'outcome' | 'seen'>) {
  const size = sizeOfTrace({ outcome })
  if (!wish || !size) return undefined
  const known: KnownTrace = { ...size, side: wish.question.side, ...seenIn(seen) }
  return known
}

type Seen = Pick<KnownTrace, 'corners' | 'line' | 'gap' | 'isPair'>

function seenIn(seen: FootTraceContext['seen']): Seen {
  if (!seen) return { corners: undefined, line: undefined, gap: undefined, isPair: false }
  if (!seen.ok) return { corners: seen.facts.corners, line: seen.facts.line, gap: undefined, isPair: false }
  const { feet, seen: places } = seen.value
  if (feet.length === 2) return { corners: places.corners, line: undefined, gap: undefined, isPair: true }
  return { corners: places.corners, line: feet[0].line, gap: feet[0].gap, isPair: false }
}
