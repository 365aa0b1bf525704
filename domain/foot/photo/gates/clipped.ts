import { type Camera, onSheet } from '../camera/camera.ts'
import type { Sheet } from '../paper/papers.ts'
import type { Overview } from '../sheet/find-sheet.ts'

/** All three channels are saturated: nothing can be distinguished there. */
const full = 251

/** Which share of the photo is clipped. */
export function clippedShare({ small }: Pick<Overview, 'small'>): number {
  let count = 0
  for (let at = 0; at < small.red.length; at += 1) if (isClipped(small, at)) count += 1
  return count / small.red.length
}

/** Which share of the sheet, and of what stands on it, is clipped. */
export function clippedOnSheet(
  { small, pxPerPixel }: Pick<Overview, 'small' | 'pxPerPixel'>,
  camera: Camera,
  { widthMm, heightMm }: Sheet,
): number {
  let onIt = 0
  let clipped = 0
  for (let row = 0; row < small.height; row += 2)
    for (let column = 0; column < small.width; column += 2) {
      const { x, y } = onSheet(camera, { x: (column + 0.5) * pxPerPixel, y: (row + 0.5) * pxPerPixel })
      if (x < 0 || y < 0 || x > widthMm || y > heightMm) continue
      onIt += 1
      if (isClipped(small, row * small.width + column)) clipped += 1
    }
  return onIt > 0 ? clipped / onIt : 0
}

const isClipped = ({ red, green, blue }: Overview['small'], at: number) =>
  red[at]! >= full && green[at]! >= full && blue[at]! >= full
