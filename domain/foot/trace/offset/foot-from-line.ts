import type { FootSide } from '../../foot-figures.ts'
import type { BorderPoint } from '../../photo/region/border.ts'
import { intoTraceFrame, type TraceFrame, turnIntoFrame } from '../frame/trace-frame.ts'
import type { LinePoint } from '../line/seen-line.ts'
import { footSideAt, pressedMm } from './foot-sides.ts'
import { tipOffset } from './tip-offset.ts'

/** How the pen went, as far as it is supposed. */
export type PenWay = {
  /** Half of its width in mm, every millimetre from the tip on. */
  readonly halfMm: readonly number[]
  /** So many times as high as usual the foot's sides stand out. */
  readonly heights: number
  /** By how much the pen leans outwards, run per rise, where the way out of the foot has this angle (0 is to the right, a quarter is to the toes). */
  readonly leanAt: (angle: number) => number
}

/** The border of the foot, in the sheet's mm: the line, less how far outside of the foot a pen's tip goes. */
export function footFromLine(
  line: readonly LinePoint[],
  frame: TraceFrame,
  side: FootSide,
  { halfMm, heights, leanAt }: PenWay,
): BorderPoint[] {
  const inner = side === 'left' ? 1 : -1
  const { lengthMm } = frame
  return line.map(({ x, y, outX, outY }) => {
    const out = turnIntoFrame(frame, { x: outX, y: outY })
    const { height, round } = footSideAt(intoTraceFrame(frame, { x, y }).y / lengthMm, inner * out.x)
    const by = tipOffset(
      halfMm,
      { heightMm: height * heights * lengthMm, roundMm: round * lengthMm },
      leanAt(Math.atan2(out.y, out.x)),
    )
    const inwards = by - pressedMm
    return { x: x - outX * inwards, y: y - outY * inwards, outX, outY }
  })
}
