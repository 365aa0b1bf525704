import type { Point } from '../../geometry/point.ts'
import { type Camera, project } from '../camera/camera.ts'
import type { Sheet } from '../paper/papers.ts'
import { colourIn } from '../picture/colour-at.ts'
import { blank, type Picture } from '../picture/picture.ts'

export const pixelsPerMm = 2
/** How much around the sheet is looked at, too. */
export const rimMm = 8

/** The sheet and its surroundings as seen from straight above: two pixels per millimetre, y towards the toes. */
export function flatSheet(picture: Picture, pxPerPixel: number, camera: Camera, sheet: Sheet): Picture {
  const flat = blank(
    Math.round((sheet.widthMm + 2 * rimMm) * pixelsPerMm),
    Math.round((sheet.heightMm + 2 * rimMm) * pixelsPerMm),
  )
  for (let row = 0, at = 0; row < flat.height; row += 1)
    for (let column = 0; column < flat.width; column += 1, at += 1) {
      const { x, y } = pixelToMm(column, row)
      const seen = project(camera, x, y)
      const colour = colourIn(picture, seen.x / pxPerPixel, seen.y / pxPerPixel)
      flat.red[at] = colour[0]
      flat.green[at] = colour[1]
      flat.blue[at] = colour[2]
    }
  return flat
}

/** Where the middle of a pixel lies on the sheet. */
export const pixelToMm = (column: number, row: number): Point => ({
  x: (column + 0.5) / pixelsPerMm - rimMm,
  y: (row + 0.5) / pixelsPerMm - rimMm,
})

/** The column and row, with fractions, of a place on the sheet. */
export const mmToPixel = (x: number, y: number): Point => ({
  x: (x + rimMm) * pixelsPerMm - 0.5,
  y: (y + rimMm) * pixelsPerMm - 0.5,
})
