import { type Camera, project } from '../../photo/camera/camera.ts'
import type { Sheet } from '../../photo/paper/papers.ts'
import { blank, type Picture, type WorkPicture } from '../../photo/picture/picture.ts'
import { pixelToMm, type SheetGrid } from './sheet-grid.ts'

/** The sheet and its surroundings as seen from straight above, y upwards along its long side. */
export type FlatSheet = SheetGrid & { readonly picture: Picture }

/** Finer than this shows no thinner line: a pencil's is half a millimetre wide. */
const finestPxPerMm = 3
/** Coarser than this the picture is enlarged: what comes after counts in millimetres. */
const coarsestPxPerMm = 1.5
/** How much around the sheet is seen, too: a pen may lie half beside it. */
const rimMm = 8
/** The camera is evaluated at every so many pixels; between them the distortion is negligible. */
const tile = 8

export function flatten({ picture, pxPerPixel }: WorkPicture, camera: Camera, sheet: Sheet): FlatSheet {
  const { widthMm, heightMm } = sheet
  const pxPerMm = fineness(camera, sheet) / pxPerPixel
  const grid = gridOver(widthMm, heightMm, Math.min(finestPxPerMm, Math.max(coarsestPxPerMm, pxPerMm)))
  const flat = blank(grid.width, grid.height)
  const seenAt = (column: number, row: number) => {
    const { x, y } = pixelToMm(grid, column, row)
    const seen = project(camera, x, y)
    return [seen.x / pxPerPixel - 0.5, seen.y / pxPerPixel - 0.5] as const
  }
  for (let top = 0; top < grid.height; top += tile)
    for (let left = 0; left < grid.width; left += tile) {
      const corners = [
        seenAt(left, top),
        seenAt(left + tile, top),
        seenAt(left, top + tile),
        seenAt(left + tile, top + tile),
      ]
      fillTile(picture, flat, left, top, corners)
    }
  return { ...grid, picture: flat }
}

export function gridOver(widthMm: number, heightMm: number, pxPerMm: number): SheetGrid {
  const px = (mm: number) => Math.round((mm + 2 * rimMm) * pxPerMm)
  return { width: px(widthMm), height: px(heightMm), pxPerMm, rimMm, widthMm, heightMm }
}

/** How many pixels of the photo a millimetre in the middle of the sheet is wide. */
function fineness(camera: Camera, { widthMm, heightMm }: Sheet): number {
  const [x, y] = [widthMm / 2, heightMm / 2]
  const [at, aside, ahead] = [project(camera, x, y), project(camera, x + 1, y), project(camera, x, y + 1)]
  return Math.sqrt(Math.abs((aside.x - at.x) * (ahead.y - at.y) - (aside.y - at.y) * (ahead.x - at.x)))
}

type PixelPosition = readonly [number, number]

function fillTile(from: Picture, to: Picture, left: number, top: number, corners: readonly PixelPosition[]): void {
  const [a, b, c, d] = corners as readonly [PixelPosition, PixelPosition, PixelPosition, PixelPosition]
  const { width } = from
  const [right, lowest] = [width - 1.001, from.height - 1.001]
  for (let row = top; row < Math.min(top + tile, to.height); row += 1) {
    const down = (row - top) / tile
    const [x0, y0] = [a[0] + (c[0] - a[0]) * down, a[1] + (c[1] - a[1]) * down]
    const [dx, dy] = [(b[0] + (d[0] - b[0]) * down - x0) / tile, (b[1] + (d[1] - b[1]) * down - y0) / tile]
    const end = Math.min(left + tile, to.width)
    for (let column = left, at = row * to.width + left; column < end; column += 1, at += 1) {
      const x = Math.min(Math.max(x0 + dx * (column - left), 0), right)
      const y = Math.min(Math.max(y0 + dy * (column - left), 0), lowest)
      const first = Math.floor(y) * width + Math.floor(x)
      const [u, v] = [x % 1, y % 1]
      for (const plane of ['red', 'green', 'blue'] as const) {
        const values = from[plane]
        const above = values[first]! * (1 - u) + values[first + 1]! * u
        const below = values[first + width]! * (1 - u) + values[first + width + 1]! * u
        to[plane][at] = above * (1 - v) + below * v
      }
    }
  }
}
