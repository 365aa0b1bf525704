import type { Point } from '#domain/foot/geometry/point.ts'
import type { PhotoSize } from '#machines/foot-photo/foot-photo.types.ts'

/** The visible part of a photo, in its pixels. */
export type PhotoView = PhotoSize & Point

export const getWholeView = ({ width, height }: PhotoSize): PhotoView => ({ x: 0, y: 0, width, height })

/** The margin shown around the sheet, as a ratio of its longer side. */
const around = 0.14
/** A view that crops less than this would only confuse. */
const worthShare = 0.8

/** The sheet with a margin, as large as possible; the whole photo if there is no sheet. */
export function getSheetView(size: PhotoSize, corners: readonly Point[] | undefined): PhotoView {
  const whole = getWholeView(size)
  if (!corners) return whole
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const more = around * Math.max(right - left, bottom - top)
  const x = Math.max(0, left - more)
  const y = Math.max(0, top - more)
  const view = { x, y, width: Math.min(size.width, right + more) - x, height: Math.min(size.height, bottom + more) - y }
  return view.width * view.height < worthShare * size.width * size.height ? view : whole
}

export function isWithin(view: PhotoView, { x, y }: Point): boolean {
  return x >= view.x && y >= view.y && x <= view.x + view.width && y <= view.y + view.height
}

/** The position of a photo's point within the view, as a ratio of its size. */
export function shareIn(view: PhotoView, { x, y }: Point): Point {
  return { x: (x - view.x) / view.width, y: (y - view.y) / view.height }
}
