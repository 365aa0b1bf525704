import { brightness, smooth } from '../picture/picture.ts'
import type { WorkPicture } from '../sheet/find-sheet.ts'

/** Widths are told for a photo that is this long, so that many pixels are no blur. */
const usualLongPx = 1600
/** Over so many pixels of such a photo an edge is done, however blurred. */
const spanPx = 18
/** Slopes are taken over so many pixels to either side: noise is no edge. */
const reach = 2
/** Steps that are smaller are texture and noise. */
const leastStep = 45
const leastEdges = 60
/** The sharpest tenth of the edges: others are rims of shade, or nearer than the sheet. */
const sharpest = 0.1

/**
 * How many pixels the sharpest edges take from 10 to 90 % of their step, in a photo of 1600 pixels: the worse of those that
 * run across and along, as a moved phone leaves the edges sharp that run its way. Nothing where no edge is clear.
 */
export function edgeWidthPx({ picture }: Pick<WorkPicture, 'picture'>): number | undefined {
  const { width, height } = picture
  const light = smooth(brightness(picture), width, height, 1)
  const scale = Math.max(width, height) / usualLongPx
  const span = Math.max(4, Math.round(spanPx * scale))
  const known = [[1, width] as const, [width, 1] as const].flatMap(([step, across]) => {
    const widths = widthsAlong(light, { width, height, step, across, span }).sort((a, b) => a - b)
    return widths.length < leastEdges ? [] : [widths[Math.floor(sharpest * widths.length)]! / scale]
  })
  return known.length > 0 ? Math.max(...known) : undefined
}

type Way = {
  readonly width: number
  readonly height: number
  readonly step: number
  readonly across: number
  readonly span: number
}

/** The width of every steep place where the brightness changes along `step` and hardly across it. */
function widthsAlong(light: Float32Array, { width, height, step, across, span }: Way): number[] {
  const found: number[] = []
  const slope = (at: number, way: number) => Math.abs(light[at + way * reach]! - light[at - way * reach]!) / (2 * reach)
  const half = (at: number, way: number) => Math.abs(light[at + way * reach]! - light[at]!) / (2 * reach)
  for (let y = span; y < height - span; y += 3)
    for (let x = span; x < width - span; x += 1) {
      const at = y * width + x
      const rise = slope(at, step)
      if (rise < leastStep / (2 * span) || rise < 2.5 * slope(at, across)) continue
      if (rise < half(at, step) || rise < half(at, -step)) continue
      const whole = Math.abs(light[at + span * step]! - light[at - span * step]!)
      if (whole >= leastStep) found.push((0.8 * whole) / rise)
    }
  return found
}
