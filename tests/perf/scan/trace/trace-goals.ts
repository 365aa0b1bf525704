import { type Goal, max, min } from '../goals.ts'
import type { FloorReport } from './floor.ts'
import type { BrokenTraceReport, TraceReport } from './sum-up-trace.ts'

/** The pen's lean in the drawn photos: the goals are relative to its floor. */
export const floorMethod = 'lean of 2 degrees'

export type TraceSizes = { readonly traceGzip: number; readonly photoGzip: number }

export function toTraceGoals(
  kept: TraceReport,
  broken: BrokenTraceReport,
  { ways }: FloorReport,
  { traceGzip, photoGzip }: TraceSizes,
): Goal[] {
  const floor = ways.find(({ name }) => name === floorMethod)?.spreads
  const above = (name: string, figure: 'lengthMm' | 'ballWidthMm' | 'heelWidthMm', by: number) =>
    max(
      `${name}, mean absolute error: the floor and ${by} mm`,
      kept.figures[figure]?.mae,
      Math.round(((floor?.[figure].mae ?? Number.NaN) + by) * 100) / 100,
      ' mm',
    )
  const withPen = kept.byGroup['pen in the picture']?.yes
  const median = (size: string) => kept.milliseconds[size]?.measuring.median
  return [
    min('Answered, with the pen in the picture', withPen?.answerRate ?? kept.answerRate, 0.98),
    above('Length', 'lengthMm', 0.25),
    above('Ball width', 'ballWidthMm', 0.25),
    above('Heel width', 'heelWidthMm', 0.4),
    max('Gap beside the big toe, along, mean absolute error', kept.figures.toeGapAlongMm?.mae, 1.5, ' mm'),
    max('Gap beside the big toe, across, mean absolute error', kept.figures.toeGapAcrossMm?.mae, 1.5, ' mm'),
    max('Answers off by more than 4 mm', kept.wrong.length, 0, ''),
    ...(['lengthMm', 'ballWidthMm', 'heelWidthMm'] as const).map((figure) =>
      min(`Within its stated tolerance: ${figure}`, kept.figures[figure]?.withinTolerance, 0.95),
    ),
    min('Side told right', kept.sideRight, 1),
    min('Photos that cannot be answered: refused with a right code', broken.rejectedCorrectly, 0.95),
    max('Of those, answered and off by more than 4 mm', broken.wrong.length, 0, ''),
    max('Time for 1200 x 1600 pixels, median', median('1200 x 1600'), 600, ' ms'),
    max('Time for 12 megapixels, median', median('3024 x 4032'), 1_000, ' ms'),
    max('Engine of tracings, minified and gzipped', traceGzip, 28_000, ' bytes'),
    max('Engine of photos, minified and gzipped', photoGzip, 28_000, ' bytes'),
  ]
}

/** The goals of a variant: with more lean, or without the pen in the picture. */
export function toVariantGoals(kept: TraceReport): Goal[] {
  return [
    ...(['lengthMm', 'ballWidthMm', 'heelWidthMm'] as const).map((figure) =>
      min(`Within its stated tolerance: ${figure}`, kept.figures[figure]?.withinTolerance, 0.95),
    ),
    max('Answers off by more than 4 mm', kept.wrong.length, 0, ''),
  ]
}
