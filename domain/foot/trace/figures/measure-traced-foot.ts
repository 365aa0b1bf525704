import type { Figure, FootMeasures, FootSide } from '../../foot-figures.ts'
import { detectSide } from '../../photo/figures/detect-side.ts'
import { isSeenFoot } from '../../plausible.ts'
import { traceFrame } from '../frame/trace-frame.ts'
import type { SeenLine } from '../line/seen-line.ts'
import { footFromLine } from '../offset/foot-from-line.ts'
import type { PenProfile } from '../pen/pen-profile.ts'
import {
  estimateTraceUncertainty,
  type KnownPhoto,
  type TracedName,
  tracedNames,
  uprightWay,
} from './estimate-trace-uncertainty.ts'
import { ownBorder, tracedNumbers } from './traced-numbers.ts'

/** Which foot was drawn around, by the signs that a person goes by. */
export function detectLineSide(line: SeenLine, pen: PenProfile): FootSide | undefined {
  const frame = traceFrame(line.points, 'either')
  if (!frame) return undefined
  const border = footFromLine(line.points, frame, 'left', uprightWay(pen))
  const own = traceFrame(border, 'either')
  return (
    own &&
    detectSide(
      ownBorder(border, own).map(({ sideways, forwards, ...at }) => ({ ...at, outX: sideways, outY: forwards })),
    )
  )
}

type Measures = Omit<FootMeasures, 'quality'>

/** The foot that a line was drawn around, with how sure each of its numbers is. */
export function measureTracedFoot(
  line: SeenLine,
  side: FootSide,
  pen: PenProfile,
  photo: KnownPhoto,
): Measures | undefined {
  const numbers = tracedNumbers(line, side, uprightWay(pen))
  if (!numbers) return undefined
  const uncertainty = estimateTraceUncertainty({ line, side, numbers, pen, ...photo })
  const toNamedFigure = (name: TracedName): [TracedName, Figure][] => {
    const value = numbers[name]
    return value === undefined ? [] : [[name, { value, tolerance: uncertainty[name], method: 'measured' }]]
  }
  const figures = Object.fromEntries(tracedNames.flatMap(toNamedFigure)) as Measures['figures']
  return {
    side,
    figures,
    toeForm: numbers.toeForm && { value: numbers.toeForm, method: 'measured' },
    outline: numbers.outline,
  }
}

/**
 * The first of the sides as which what was drawn around can be a foot, and its line: without the mark between its toes, if only then it
 * can. A stroke where no gap can be is none of a mark, but print or writing.
 */
export function plausibleFoot(drawn: SeenLine, sides: readonly FootSide[], pen: PenProfile, photo: KnownPhoto) {
  for (const line of [drawn, { ...drawn, gap: undefined }])
    for (const side of sides) {
      const foot = measureTracedFoot(line, side, pen, photo)
      if (foot && isSeenFoot(foot.figures)) return { foot, line }
    }
  return undefined
}
