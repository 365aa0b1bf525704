import { type Goal, least, most } from '../goals.ts'
import type { FloorReport } from './floor.ts'
import type { BrokenTraceReport, TraceReport } from './sum-up-trace.ts'

/** The way of holding the pen that the drawn photos have: what is promised is counted from its floor. */
export const floorWay = 'lean of 2 degrees'

export type TraceSizes = { readonly traceGzip: number; readonly photoGzip: number }

export function traceGoalsOf(
  kept: TraceReport,
  broken: BrokenTraceReport,
  { ways }: FloorReport,
  { traceGzip, photoGzip }: TraceSizes,
): Goal[] {
  const floor = ways.find(({ name }) => name === floorWay)?.spreads
  const above = (name: string, figure: 'lengthMm' | 'ballWidthMm' | 'heelWidthMm', by: number) =>
    most(
      `${name}, mean absolute error: the floor and ${by} mm`,
      kept.figures[figure]?.mae,
      Math.round(((floor?.[figure].mae ?? Number.NaN) + by) * 100) / 100,
      ' mm',
    )
  const withPen = kept.byGroup['pen in the picture']?.yes
  const median = (size: string) => kept.milliseconds[size]?.measuring.median
  return [
    least('Answered, with the pen in the picture', withPen?.answerRate ?? kept.answerRate, 0.98),
    above('Length', 'lengthMm', 0.25),
    above('Ball width', 'ballWidthMm', 0.25),
    above('Heel width', 'heelWidthMm', 0.4),
    most('Gap beside the big toe, along, mean absolute error', kept.figures.toeGapAlongMm?.mae, 1.5, ' mm'),
    most('Gap beside the big toe, across, mean absolute error', kept.figures.toeGapAcrossMm?.mae, 1.5, ' mm'),
    most('Answers off by more than 4 mm', kept.wrong.length, 0, ''),
    ...(['lengthMm', 'ballWidthMm', 'heelWidthMm'] as const).map((figure) =>
      least(`Within its stated tolerance: ${figure}`, kept.figures[figure]?.withinTolerance, 0.95),
    ),
    least('Side told right', kept.sideRight, 1),
    least('Photos that cannot be answered: refused with a right code', broken.refusedRight, 0.95),
    most('Of those, answered and off by more than 4 mm', broken.wrong.length, 0, ''),
    most('Time for 1200 x 1600 pixels, median', median('1200 x 1600'), 600, ' ms'),
    most('Time for 12 megapixels, median', median('3024 x 4032'), 1_000, ' ms'),
    most('Engine of tracings, minified and gzipped', traceGzip, 28_000, ' bytes'),
    most('Engine of photos, minified and gzipped', photoGzip, 28_000, ' bytes'),
  ]
}

/** Of a set that differs in one thing: leaning more, or without the pen in the picture. */
export function variantGoalsOf(kept: TraceReport): Goal[] {
  return [
    ...(['lengthMm', 'ballWidthMm', 'heelWidthMm'] as const).map((figure) =>
      least(`Within its stated tolerance: ${figure}`, kept.figures[figure]?.withinTolerance, 0.95),
    ),
    most('Answers off by more than 4 mm', kept.wrong.length, 0, ''),
  ]
}
