import { blank } from '#domain/foot/photo/picture/picture.ts'
import type { FlatSheet } from '#domain/foot/trace/flat/flatten.ts'
import { gridOver } from '#domain/foot/trace/flat/flatten.ts'
import { pixelToMm } from '#domain/foot/trace/flat/sheet-grid.ts'

type Colour = readonly [number, number, number]

export type PaintedPen = {
  /** Half of its width so far from its tip, in mm. */
  readonly halfAt: (mm: number) => number
  readonly lengthMm: number
  readonly tip: { readonly x: number; readonly y: number }
  readonly turnDeg: number
  readonly colour: Colour
  /** Its shade beside it: how wide, and which share of the light is left where it begins; it grows fainter outwards. */
  readonly shade?: { readonly wideMm: number; readonly left: number }
}

const paper: Colour = [226, 222, 214]

/** A sheet of A4 from straight above, with nothing on it but pens. */
export function paintedPens(pens: readonly PaintedPen[], pxPerMm = 2): FlatSheet {
  const grid = gridOver(210, 297, pxPerMm)
  const picture = blank(grid.width, grid.height)
  for (let row = 0, at = 0; row < grid.height; row += 1)
    for (let column = 0; column < grid.width; column += 1, at += 1) {
      const { x, y } = pixelToMm(grid, column, row)
      const colour = pens.reduce<Colour>((below, pen) => over(below, pen, x, y), paper)
      picture.red[at] = colour[0]
      picture.green[at] = colour[1]
      picture.blue[at] = colour[2]
    }
  return { ...grid, picture }
}

function over(
  below: Colour,
  { halfAt, lengthMm, tip, turnDeg, colour, shade }: PaintedPen,
  x: number,
  y: number,
): Colour {
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  const along = (x - tip.x) * cos + (y - tip.y) * sin
  const across = (y - tip.y) * cos - (x - tip.x) * sin
  if (along < -1 || along > lengthMm) return below
  const half = halfAt(Math.max(0, along))
  // Half a millimetre goes from one colour over to the other, as in a photo.
  const inside = Math.min(1, Math.max(0, (half - Math.abs(across)) / 0.5 + 0.5)) * Math.min(1, Math.max(0, along + 1))
  const shaded = shade && along > 0 && across > 0 ? 1 - (1 - shade.left) * fadedAt((across - half) / shade.wideMm) : 1
  const mixed = (c: 0 | 1 | 2) => below[c] * shaded * (1 - inside) + colour[c] * inside
  return [mixed(0), mixed(1), mixed(2)]
}

const fadedAt = (share: number) => Math.min(1, Math.max(0, 1 - share))
