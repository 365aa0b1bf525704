import type { Point } from '#domain/foot/geometry/point.ts'
import { type Camera, onSheet } from '#domain/foot/photo/camera/camera.ts'
import type { Sheet } from '#domain/foot/photo/paper/papers.ts'
import type { WorkPicture } from '#domain/foot/photo/picture/picture.ts'
import { flatten } from '#domain/foot/trace/flat/flatten.ts'
import { pixelToMm } from '#domain/foot/trace/flat/sheet-grid.ts'
import { type CoarseInk, coarseInk } from '#domain/foot/trace/ink/coarse-ink.ts'
import { findInk } from '#domain/foot/trace/ink/find-ink.ts'

/** Ink is more likely than not. */
const isInk = 0.5
/** Ink farther away than this belongs to another line. */
const farthestMm = 10

/** The spacing of the sample points that measure how much of a sheet lies near ink. */
const everyMm = 10

type Grid = Pick<CoarseInk, 'surely' | 'width' | 'height' | 'pxPerMm' | 'rimMm' | 'widthMm' | 'heightMm'>

/**
 * The distance from each place to the nearest ink on which lines are followed, and the same for sample points all over
 * the sheet.
 */
export function inkSeen(work: WorkPicture, camera: Camera, sheet: Sheet, places: readonly Point[]) {
  const ink = coarseInk(findInk(flatten(work, camera, sheet)))
  const cells = inkCells(ink)
  return {
    offMm: places.map((place) => inkOff(cells, onSheet(camera, place))),
    elsewhereMm: allOver(sheet).map((place) => inkOff(cells, place)),
    sheet,
  }
}

export function inkCells(ink: Grid): Point[] {
  return [...ink.surely.keys()].flatMap((at) =>
    (ink.surely[at] ?? 0) >= isInk ? [pixelToMm(ink, at % ink.width, Math.floor(at / ink.width))] : [],
  )
}

export function inkOff(cells: readonly Point[], { x, y }: Point): number {
  return cells.reduce((nearest, cell) => Math.min(nearest, Math.hypot(cell.x - x, cell.y - y)), farthestMm)
}

function allOver({ widthMm, heightMm }: Sheet): Point[] {
  const along = (mm: number) => Array.from({ length: Math.floor(mm / everyMm) }, (_, nth) => (nth + 0.5) * everyMm)
  return along(heightMm).flatMap((y) => along(widthMm).map((x) => ({ x, y })))
}
