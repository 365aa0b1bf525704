import type { RoomFigure } from '#domain/fit/room.ts'
import type { Shoe } from '#domain/shoe/shoe-request.ts'
import { cutPositions } from './cut-view.ts'
import type { Spot3d } from './viewer-3d-port.ts'

export type DimensionLine = { readonly figure: RoomFigure; readonly from: Spot3d; readonly to: Spot3d }

/** The distance from the shoe, so that the length line runs along no edge. */
const besideMm = 14
/** As a ratio of the foot length: the widest place of most heels. */
const heelShare = 0.14

/** The dimensions of the inside as lines in the coordinates of the shoe's mesh. */
export function dimensionLines(shoe: Shoe): readonly DimensionLine[] {
  const { report, sole } = shoe
  const { lengthMm, heelWidthMm, instepHeightMm } = report.last
  const { footLengthMm } = cutPositions(shoe)
  const [outer, inner] = sole.ballLine
  const outwards = outer.y < inner.y ? -1 : 1
  const edge = Math.max(...sole.outline.map(({ y }) => y * outwards)) + besideMm
  const [heelX, instepX] = [heelShare * footLengthMm, footLengthMm / 2]
  return [
    { figure: 'lengthMm', from: [0, edge * outwards, 0], to: [lengthMm.made, edge * outwards, 0] },
    { figure: 'ballWidthMm', from: [outer.x, outer.y, 0], to: [inner.x, inner.y, 0] },
    { figure: 'heelWidthMm', from: [heelX, -heelWidthMm.made / 2, 0], to: [heelX, heelWidthMm.made / 2, 0] },
    { figure: 'instepHeightMm', from: [instepX, 0, 0], to: [instepX, 0, instepHeightMm.made] },
  ]
}
