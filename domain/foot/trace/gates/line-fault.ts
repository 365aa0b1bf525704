import type { SeenLine } from '../line/seen-line.ts'
import type { TraceFault } from '../question/trace-question.ts'

/** Lines with gaps up to this are closed as well by eye: over 18 mm at a heel's or a toe's end the bridge may be off by a millimetre. */
const mostOpenMm = 18
/** A line of which more than a quarter is bridged is a guess. */
const mostBridgedShare = 0.25
/** An upright pen goes around twice within 2 mm; 4 mm at a heel's height of 21 mm are leans that differ by more than ten degrees. */
const mostApartMm = 3.2
/** Along less of it something else may lie beside the line: the mark between the toes, the end that overshoots. */
const leastDoubledMm = 40

/** What is wrong with a line that was found. */
export function lineFault(line: SeenLine): TraceFault | undefined {
  if (line.openMm > mostOpenMm || line.bridgedMm > mostBridgedShare * lengthOf(line)) return 'line_open'
  if (line.doubledMm > leastDoubledMm && line.apartMm > mostApartMm) return 'pen_leaned'
  return undefined
}

/** Once around. */
export function lengthOf({ points }: SeenLine): number {
  return points.reduce((sum, point, k) => {
    const next = points[(k + 1) % points.length]!
    return sum + Math.hypot(next.x - point.x, next.y - point.y)
  }, 0)
}
