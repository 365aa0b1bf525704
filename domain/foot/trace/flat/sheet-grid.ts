import type { Point } from '../../geometry/point.ts'

/** Pixels over the sheet and a rim around it: their first row lies below y = 0. */
export type SheetGrid = {
  readonly width: number
  readonly height: number
  readonly pxPerMm: number
  readonly rimMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** Where the middle of a pixel lies on the sheet. */
export const pixelToMm = ({ pxPerMm, rimMm }: SheetGrid, column: number, row: number): Point => ({
  x: (column + 0.5) / pxPerMm - rimMm,
  y: (row + 0.5) / pxPerMm - rimMm,
})

/** The column and row, with fractions, of a place on the sheet. */
export const mmToPixel = ({ pxPerMm, rimMm }: SheetGrid, x: number, y: number): Point => ({
  x: (x + rimMm) * pxPerMm - 0.5,
  y: (y + rimMm) * pxPerMm - 0.5,
})

/** The columns and rows of the sheet without so much along its edges: from, from, to, to. */
export function innerBounds(grid: SheetGrid, withoutMm: number): readonly [number, number, number, number] {
  const { pxPerMm, rimMm, widthMm, heightMm } = grid
  const from = Math.round((rimMm + withoutMm) * pxPerMm)
  const to = (mm: number) => Math.round((rimMm + mm - withoutMm) * pxPerMm)
  return [from, from, to(widthMm), to(heightMm)]
}
