import type { FootSide } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import { type FootNumbers, type FramedPoint, footNumbers } from '../../photo/figures/foot-numbers.ts'
import type { BorderPoint } from '../../photo/region/border.ts'
import { intoTraceFrame, type TraceFrame, traceFrame, turnIntoFrame } from '../frame/trace-frame.ts'
import type { SeenLine } from '../line/seen-line.ts'
import { footFromLine, type PenWay } from '../offset/foot-from-line.ts'
import { tipOffset } from '../offset/tip-offset.ts'

export type TracedNumbers = FootNumbers & {
  readonly heelWidthMm: number
  /** Where the gap beside the big toe was marked. */
  readonly toeGapAlongMm: number | undefined
  readonly toeGapAcrossMm: number | undefined
}

/** Where a heel is widest, as shares of the length. */
const heelRows = [0.08, 0.24] as const
/** The web between the first two toes: its height, and how round it is, as shares of the length. Of our own, as the heights of a foot's sides. */
const web = { height: 0.04, round: 0.02 }

/** The numbers of a foot whose line was followed, if the pen went that way. */
export function tracedNumbers(line: SeenLine, side: FootSide, way: PenWay): TracedNumbers | undefined {
  const drawn = traceFrame(line.points, side)
  if (!drawn) return undefined
  const border = footFromLine(line.points, drawn, side, way)
  const frame = traceFrame(border, side)
  if (!frame) return undefined
  const own = ownBorder(border, frame)
  const numbers = footNumbers(own, frame.lengthMm, side)
  const heelWidthMm = heelWidth(own, frame.lengthMm)
  if (!numbers || heelWidthMm === undefined) return undefined
  return { ...numbers, heelWidthMm, ...gapIn(frame, line.gap?.rear, side, way) }
}

/** A border in the foot's own axes. */
export function ownBorder(border: readonly BorderPoint[], frame: TraceFrame): FramedPoint[] {
  return border.map((point) => {
    const out = turnIntoFrame(frame, { x: point.outX, y: point.outY })
    return { ...intoTraceFrame(frame, point), sideways: out.x, forwards: out.y }
  })
}

/** The pen is stopped by the web, half of its width before it. */
function gapIn(frame: TraceFrame, rear: Point | undefined, side: FootSide, { halfMm, heights }: PenWay) {
  if (!rear) return { toeGapAlongMm: undefined, toeGapAcrossMm: undefined }
  const { x, y } = intoTraceFrame(frame, rear)
  const { lengthMm } = frame
  const beforeMm = tipOffset(halfMm, { heightMm: web.height * heights * lengthMm, roundMm: web.round * lengthMm }, 0)
  return { toeGapAlongMm: y - beforeMm, toeGapAcrossMm: side === 'left' ? x : -x }
}

/** The widest of its rows, each a millimetre from the next. */
function heelWidth(own: readonly FramedPoint[], lengthMm: number): number | undefined {
  let widest: number | undefined
  for (let along = heelRows[0] * lengthMm; along <= heelRows[1] * lengthMm; along += 1) {
    const [left, right] = [acrossAt(own, along, -1), acrossAt(own, along, 1)]
    if (left !== undefined && right !== undefined) widest = Math.max(widest ?? 0, right - left)
  }
  return widest
}

/** Where a closed border crosses a row farthest to one side. */
function acrossAt(own: readonly FramedPoint[], along: number, sign: 1 | -1): number | undefined {
  let max: number | undefined
  for (let k = 0; k < own.length; k += 1) {
    const [a, b] = [own[k]!, own[(k + 1) % own.length]!]
    if (a.y < along === b.y < along) continue
    const x = a.x + ((along - a.y) / (b.y - a.y)) * (b.x - a.x)
    if (max === undefined || sign * x > sign * max) max = x
  }
  return max
}
