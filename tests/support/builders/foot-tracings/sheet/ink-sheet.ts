import type { Sheet } from '#domain/foot/photo/paper/papers.ts'
import { createNoise } from '../../foot-photos/noise.ts'
import type { Rgb } from '../../foot-photos/scene.ts'
import type { Stroke } from '../hand-line.ts'

/** What a sheet gives back of the light, with all that is drawn on it: red, green, blue on a net. */
export type InkSheet = {
  readonly wide: number
  readonly deep: number
  readonly colours: Float32Array
  readonly read: (xMm: number, yMm: number, out: Float64Array) => void
}

export const inkCellMm = 0.2

type Paper = { readonly colour: Rgb; readonly speckle: number }

/** Strokes of one ink, laid over each other no darker than one of them. */
export type InkLayer = {
  readonly strokes: readonly Stroke[]
  readonly colour: Rgb
  readonly strength: number
  /** How much the paper's grain leaves white, as under a pencil. */
  readonly grain: number
}

export function inkSheet(
  { widthMm, heightMm }: Sheet,
  { colour: paper, speckle }: Paper,
  layers: readonly InkLayer[],
  seed: number,
): InkSheet {
  const wide = Math.ceil(widthMm / inkCellMm) + 1
  const deep = Math.ceil(heightMm / inkCellMm) + 1
  const colours = new Float32Array(wide * deep * 3)
  const fibre = createNoise(seed + 3)
  for (let row = 0; row < deep; row += 1)
    for (let column = 0; column < wide; column += 1) {
      const [x, y] = [column * inkCellMm, row * inkCellMm]
      const spots = speckle > 0 ? speckle * Math.min(0, fibre(x * 1.7, y * 1.3) + 0.45 * fibre(x * 0.21, y * 0.33)) : 0
      const white = 1 + 0.012 * fibre(x * 0.9, y * 0.9) + spots
      const index = (row * wide + column) * 3
      for (let part = 0; part < 3; part += 1) colours[index + part] = (paper[part] as number) * white
    }
  for (const layer of layers) {
    const cover = new Float32Array(wide * deep)
    for (const stroke of layer.strokes) drawStroke(cover, wide, deep, stroke)
    const tooth = createNoise(seed + 7)
    for (let index = 0; index < cover.length; index += 1) {
      const covered = cover[index] as number
      if (covered === 0) continue
      const [x, y] = [(index % wide) * inkCellMm, Math.floor(index / wide) * inkCellMm]
      const paperShare = layer.grain > 0 ? 1 - layer.grain * (0.5 + 0.5 * tooth(x * 3.1, y * 3.1)) : 1
      const share = Math.min(1, covered * layer.strength * paperShare)
      for (let part = 0; part < 3; part += 1) {
        const at = index * 3 + part
        colours[at] = (colours[at] as number) * (1 - share + share * (layer.colour[part] as number))
      }
    }
  }
  return { wide, deep, colours, read: reader(colours, wide, deep) }
}

function drawStroke(cover: Float32Array, wide: number, deep: number, { points, ink, widthMm, wider }: Stroke): void {
  for (let k = 0; k + 1 < points.length; k += 1) {
    const [a, b] = [points[k], points[k + 1]]
    if (!a || !b) continue
    const [ax, ay, bx, by] = [a.x / inkCellMm, a.y / inkCellMm, b.x / inkCellMm, b.y / inkCellMm]
    const half = (widthMm * (wider?.[k] ?? 1)) / 2 / inkCellMm
    const reach = half + 1
    const fromX = Math.max(0, Math.ceil(Math.min(ax, bx) - reach))
    const toX = Math.min(wide - 1, Math.floor(Math.max(ax, bx) + reach))
    const fromY = Math.max(0, Math.ceil(Math.min(ay, by) - reach))
    const toY = Math.min(deep - 1, Math.floor(Math.max(ay, by) + reach))
    const long2 = (bx - ax) ** 2 + (by - ay) ** 2 || 1
    for (let row = fromY; row <= toY; row += 1)
      for (let column = fromX; column <= toX; column += 1) {
        const along = Math.max(0, Math.min(1, ((column - ax) * (bx - ax) + (row - ay) * (by - ay)) / long2))
        const far = Math.hypot(column - ax - (bx - ax) * along, row - ay - (by - ay) * along)
        // Lines thinner than a cell cover but a share of it.
        const share = Math.max(0, Math.min(1, half + 0.5 - far, 2 * half)) * (ink[k] as number)
        const index = row * wide + column
        if (share > (cover[index] as number)) cover[index] = share
      }
  }
}

function reader(colours: Float32Array, wide: number, deep: number): InkSheet['read'] {
  return (xMm, yMm, out) => {
    const u = Math.max(0, Math.min(wide - 1.001, xMm / inkCellMm))
    const v = Math.max(0, Math.min(deep - 1.001, yMm / inkCellMm))
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [s, t] = [u - column, v - row]
    const a = (row * wide + column) * 3
    const b = a + wide * 3
    for (let part = 0; part < 3; part += 1) {
      const low = (colours[a + part] as number) * (1 - s) + (colours[a + 3 + part] as number) * s
      const high = (colours[b + part] as number) * (1 - s) + (colours[b + 3 + part] as number) * s
      out[part] = low * (1 - t) + high * t
    }
  }
}
