import type { Point } from '../../geometry/point.ts'
import type { SquareMillimetres } from './square-millimetres.ts'

/** The sheet's light along and across a way that something may lie: `ways` columns of `across` rows, a millimetre from row to row. */
export type TurnedLight = {
  /** Not a number beside the sheet. */
  readonly light: Float32Array
  readonly ways: number
  readonly across: number
  readonly placeAt: (way: number, row: number) => Point
}

/** Along it every so much is enough. */
export const wayMm = 2

export function turnedLight({ width, height, light: flat }: SquareMillimetres, angle: number): TurnedLight {
  const half = Math.ceil(Math.hypot(width, height) / 2)
  const [across, ways] = [2 * half + 1, Math.floor((2 * half + 1) / wayMm)]
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const placeAt = (way: number, row: number) => {
    const [along, aside] = [way * wayMm - half, row - half]
    return { x: width / 2 + ux * along - uy * aside, y: height / 2 + uy * along + ux * aside }
  }
  const light = new Float32Array(ways * across).fill(Number.NaN)
  for (let way = 0; way < ways; way += 1) {
    const first = placeAt(way, 0)
    for (let row = 0; row < across; row += 1) {
      const [x, y] = [first.x - uy * row - 0.5, first.y + ux * row - 0.5]
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue
      const [left, low] = [Math.floor(x), Math.floor(y)]
      const [u, v] = [x - left, y - low]
      const at = low * width + left
      const below = flat[at]! * (1 - u) + flat[at + 1]! * u
      const above = flat[at + width]! * (1 - u) + flat[at + width + 1]! * u
      light[way * across + row] = below * (1 - v) + above * v
    }
  }
  return { light, ways, across, placeAt }
}
