import { type Colour, colourIn } from '../picture/colour-at.ts'
import type { Picture } from '../picture/picture.ts'
import type { BorderPoint } from './border.ts'
import { mmToPixel } from './flat-sheet.ts'

const stepMm = 0.25
const searchMm = 2
const [nearMm, farMm] = [1.1, 2.3]
/** Brightness counts less than tint: shade lies beside the foot. */
const tintWeight = 2.2

/**
 * Moves each border point to where the colour is half way between the foot just inside and the paper just outside of it.
 * The threshold of the segmentation differs from photo to photo; the half-way point of a blurred edge is where the edge was.
 */
export function settleBorder(flat: Picture, border: readonly BorderPoint[]): BorderPoint[] {
  const steps = Math.round(searchMm / stepMm)
  const shifts = border.map(({ x, y, outX, outY }) => {
    const colourAt = (mm: number) => {
      const at = mmToPixel(x + outX * mm, y + outY * mm)
      return weighted(colourIn(flat, at.x + 0.5, at.y + 0.5))
    }
    const inside = mean([-farMm, -(nearMm + farMm) / 2, -nearMm].map(colourAt))
    const outside = mean([farMm, (nearMm + farMm) / 2, nearMm].map(colourAt))
    const way = inside.map((value, k) => value - outside[k]!) as [number, number, number]
    const square = way[0] ** 2 + way[1] ** 2 + way[2] ** 2
    if (square < 100) return 0
    const shareAt = (mm: number) => {
      const colour = colourAt(mm)
      return colour.reduce((sum, value, k) => sum + (value - outside[k]!) * way[k as 0 | 1 | 2], 0) / square
    }
    let before = shareAt(-searchMm)
    let best = 0
    let min = Number.POSITIVE_INFINITY
    for (let n = 1 - steps; n <= steps; n += 1) {
      const now = shareAt(n * stepMm)
      if (before >= 0.5 && now < 0.5) {
        const at = (n - 1 + (before - 0.5) / (before - now)) * stepMm
        if (Math.abs(at) < min) {
          min = Math.abs(at)
          best = at
        }
      }
      before = now
    }
    return best
  })
  // Neighbours move together: one grain of noise moves nothing.
  const n = border.length
  return border.map((point, k) => {
    const near = [-2, -1, 0, 1, 2].map((d) => shifts[(k + d + n) % n]!).sort((a, b) => a - b)
    const shift = near[2]!
    return { ...point, x: point.x + point.outX * shift, y: point.y + point.outY * shift }
  })
}

function weighted([red, green, blue]: Colour): readonly [number, number, number] {
  const light = (red + green + blue) / 3
  return [light, tintWeight * (red - green), tintWeight * (blue - green)]
}

function mean(colours: readonly (readonly [number, number, number])[]): readonly [number, number, number] {
  const sum = [0, 0, 0]
  for (const colour of colours) for (let k = 0; k < 3; k += 1) sum[k]! += colour[k]! / colours.length
  return sum as unknown as [number, number, number]
}
