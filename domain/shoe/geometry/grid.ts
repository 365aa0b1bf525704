/** The nodes of a box of cubes: x is the outermost index, z the innermost. */
export type Grid = {
  readonly cellMm: number
  readonly fromX: number
  readonly fromY: number
  readonly fromZ: number
  readonly countX: number
  readonly countY: number
  readonly countZ: number
}

type Span = { readonly from: number; readonly to: number }

export function gridOver(x: Span, y: Span, z: Span, cellMm: number): Grid {
  const count = ({ from, to }: Span) => Math.ceil((to - from) / cellMm) + 1
  return {
    cellMm,
    fromX: x.from,
    fromY: y.from,
    fromZ: z.from,
    countX: count(x),
    countY: count(y),
    countZ: count(z),
  }
}

/** Bilinear interpolation between the nodes of a plane. */
export function between(values: Float64Array, { cellMm, fromX, fromY, countX, countY }: Grid, x: number, y: number) {
  const u = Math.min(countX - 1.001, Math.max(0, (x - fromX) / cellMm))
  const v = Math.min(countY - 1.001, Math.max(0, (y - fromY) / cellMm))
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const at = i * countY + j
  const [s, t] = [u - i, v - j]
  const near = values[at]! * (1 - t) + values[at + 1]! * t
  const far = values[at + countY]! * (1 - t) + values[at + countY + 1]! * t
  return near * (1 - s) + far * s
}
