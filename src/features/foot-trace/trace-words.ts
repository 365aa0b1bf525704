import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SizeSystem } from '#domain/foot/shoe-size.ts'
import type { PenKind } from '#domain/foot/trace/pen/pen-kinds.ts'
import type { Stance, TraceHandMark, TraceWarning } from '#domain/foot/trace/question/trace-question.ts'
import type { TraceMeasureStage } from '#machines/foot-trace/foot-trace.types.ts'

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>

export const stanceWords: Words<Stance> = {
  standing: msg`Standing`,
  sitting: msg`Sitting`,
}

export const penWords: Words<PenKind> = {
  pencil: msg`Pencil`,
  ballpoint: msg`Thin ballpoint pen`,
  felt: msg`Thick felt pen`,
}

export const sizeWords: Words<SizeSystem> = {
  jp: msg`Japan (cm)`,
  eu: msg`EU`,
  uk: msg`UK`,
  us_women: msg`US women’s`,
  us_men: msg`US men’s`,
}

export const traceWarningWords: Words<TraceWarning> = {
  tilted: msg`The phone was tilted a little.`,
  paper_bent: msg`The sheet wasn’t quite flat, so the tolerance is wider.`,
  line_bridged: msg`The line has short gaps, which we closed. Check it in the photo.`,
  line_doubled: msg`Part of the line is doubled, so the tolerance is wider.`,
  pen_entered: msg`The pen isn’t in the photo, so the tolerance is wider. Next time, lay it beside the outline.`,
  no_gap_mark: msg`There’s no line between the big toe and the second toe, so the gap there is estimated.`,
  other_side: msg`This looks like the other foot.`,
  size_differs: msg`The length doesn’t go with your usual shoe size.`,
  small_for_paper: msg`This would be a very small foot. If the sheet was A3, or two sheets of A4, choose that paper and measure again.`,
  large_for_paper: msg`This would be a very large foot. If the sheet was A4, choose that paper and measure again.`,
}

export const traceStageWords: Words<TraceMeasureStage> = {
  reading: msg`Reading the photo`,
  looking: msg`Looking at the photo`,
  paper: msg`Finding the sheet`,
  line: msg`Following the line`,
  pen: msg`Looking at the pen`,
  figures: msg`Measuring`,
}

export const traceMarkWords: Words<TraceHandMark> = {
  corners: msg`corners of the sheet`,
  outline: msg`line around the foot`,
  gap: msg`gap beside the big toe`,
}
