import type { SeenLine } from '../line/seen-line.ts'
import { halfAt } from '../offset/tip-offset.ts'
import type { PenProfile } from '../pen/pen-profile.ts'
import { uprightWay } from './estimate-trace-uncertainty.ts'
import { detectLineSide } from './measure-traced-foot.ts'
import { tracedNumbers } from './traced-numbers.ts'

/** The length of the foot if all on the sheet is so many times as large as assumed, including a pen that lies on it, but not one that was stated. */
export function lengthIf(times: number, line: SeenLine, pen: PenProfile): number | undefined {
  const side = detectLineSide(line, pen)
  const points = line.points.map((point) => ({ ...point, x: times * point.x, y: times * point.y }))
  const way = uprightWay(pen.by === 'photo' ? largerPen(times, pen) : pen)
  return side && tracedNumbers({ ...line, points, gap: undefined }, side, way)?.lengthMm
}

/** Longer and thicker. */
function largerPen(times: number, pen: PenProfile): PenProfile {
  const count = Math.ceil(times * (pen.halfMm.length - 1)) + 1
  return { ...pen, halfMm: Array.from({ length: count }, (_, mm) => times * halfAt(pen.halfMm, mm / times)) }
}
