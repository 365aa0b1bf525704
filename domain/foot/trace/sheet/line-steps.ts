import { difference, type Sampler, stepMark } from '../../photo/sheet/judge-sheet.ts'
import type { StraightLine } from '../../photo/sheet/straight-lines.ts'

/** What lies on one side of a line, if that is the paper: how clear its end is, how bright it is and the square of that. */
type Sums = { readonly step: Float64Array; readonly light: Float64Array; readonly square: Float64Array }

/** A line of the small picture, and how clearly paper ends along it, added up from its one end to its other. */
export type LineSteps = {
  readonly cos: number
  readonly sin: number
  readonly offset: number
  /** Where along the line the sums begin. */
  readonly from: number
  /** At how many places both its sides are seen. */
  readonly seen: Float64Array
  /** With the paper where the offset is more, and where it is less. */
  readonly more: Sums
  readonly less: Sums
}

/** Colours are compared so many pixels to either side: lines are true to about one, and the picture is blurred by one. */
const besidePx = 3

export function lineSteps(
  { angle, offset }: StraightLine,
  sample: Sampler,
  { width, height, pxPerPixel }: { width: number; height: number; pxPerPixel: number },
): LineSteps {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const half = Math.ceil(Math.hypot(width, height))
  const zeros = () => new Float64Array(2 * half + 2)
  const sums = (): Sums => ({ step: zeros(), light: zeros(), square: zeros() })
  const [seen, more, less] = [zeros(), sums(), sums()]
  const toneAt = (beside: number, along: number) =>
    sample.toneAt(
      ((offset + beside) * cos - along * sin + 0.5) * pxPerPixel,
      ((offset + beside) * sin + along * cos + 0.5) * pxPerPixel,
    )
  for (let n = 0; n <= 2 * half; n += 1) {
    const [one, other] = [toneAt(besidePx, n - half), toneAt(-besidePx, n - half)]
    const isSeen = one !== undefined && other !== undefined
    seen[n + 1] = seen[n]! + (isSeen ? 1 : 0)
    for (const [sum, inner, outer] of [
      [more, one, other],
      [less, other, one],
    ] as const) {
      const light = isSeen ? inner![1] : 0
      sum.step[n + 1] = sum.step[n]! + (isSeen ? stepMark(difference(outer!, inner!)) : 0)
      sum.light[n + 1] = sum.light[n]! + light
      sum.square[n + 1] = sum.square[n]! + light * light
    }
  }
  return { cos, sin, offset, from: -half, seen, more, less }
}

/** How far outside of the photo a side may run, as a share of it. */
const maxUnseen = 0.4
/** Light and shade along paper, as a standard deviation of logarithms; where there is more of it, that is held against it. */
const uneven = 0.1

/** What is seen between two places along a line. */
function sliceLine(line: LineSteps, one: number, other: number, isMore: boolean) {
  const last = line.seen.length - 1
  const place = (along: number) => Math.min(last, Math.max(0, Math.round(along - line.from)))
  const [from, to] = [place(Math.min(one, other)), place(Math.max(one, other))]
  return { from, to, seen: line.seen[to]! - line.seen[from]!, sums: isMore ? line.more : line.less }
}

/** How clearly paper ends between two places along a line, up to 1: with the paper where the offset is more, or less. */
export function stepsBetween(line: LineSteps, one: number, other: number, isMore: boolean): number {
  const { from, to, seen, sums } = sliceLine(line, one, other, isMore)
  if (seen < (1 - maxUnseen) * Math.abs(one - other) || seen < 1) return 0
  const mean = (sums.light[to]! - sums.light[from]!) / seen
  const spread = Math.sqrt(Math.max(0, (sums.square[to]! - sums.square[from]!) / seen - mean * mean))
  return (sums.step[to]! - sums.step[from]!) / seen - Math.max(0, spread - uneven)
}

/** How bright the paper is there, as a logarithm. */
export function lightBetween(line: LineSteps, one: number, other: number, isMore: boolean): number {
  const { from, to, seen, sums } = sliceLine(line, one, other, isMore)
  return (sums.light[to]! - sums.light[from]!) / seen
}
