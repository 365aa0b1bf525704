import type { TraceAnswer, TracedFoot, TraceWarning } from '#domain/foot/trace/question/trace-question.ts'
import { somePhotoAnswer } from './photo-answers.ts'

const { foot, seen } = somePhotoAnswer
const { lengthMm } = foot.figures

/** A traced foot in a photo of 400 x 600 pixels. */
export const someTracedFoot: TracedFoot = {
  foot: { ...foot, figures: { ...foot.figures, heelWidthMm: { value: 66.1, tolerance: 1.2, method: 'measured' } } },
  line: seen.outline,
  gap: { x: 205, y: 290 },
}

/** The other foot on the same sheet: a little longer. */
export const otherTracedFoot: TracedFoot = {
  ...someTracedFoot,
  foot: { ...foot, side: 'right', figures: { ...foot.figures, lengthMm: { ...lengthMm, value: 254.1 } } },
  gap: undefined,
}

/** A possible answer to a photo of a sheet, for tests of what is done with an answer. */
export function someTraceAnswer(
  warnings: readonly TraceWarning[] = [],
  feet: TraceAnswer['feet'] = [someTracedFoot],
): TraceAnswer {
  return {
    feet,
    warnings,
    paper: 'a4',
    byHand: [],
    seen: {
      corners: seen.corners,
      pen: [
        { x: 270, y: 450 },
        { x: 270, y: 280 },
      ],
      tiltDeg: 3.14,
      heightMm: 512.3,
      focal35Mm: 26.04,
    },
  }
}
