import type { Point } from '../../geometry/point.ts'
import { onSheet } from '../camera/camera.ts'
import { projectCorners } from '../camera/project-corners.ts'
import { papers } from '../paper/papers.ts'
import type { Corners } from '../question/photo-question.ts'
import { asTheyLie, type KnownPhoto } from './hand-marks.ts'
import { sheetFromCorners } from './sheet-from-corners.ts'

/** Less is not seen. */
const littlePx = 1
/** The lens, which is not known before it is measured, moves corners by less. */
const sameMm = 0.5

/** Whether a sheet was measured neither at the corners of a hand nor where a sheet lies best in those: its edges were believed. */
export function isSheetElsewhere(known: KnownPhoto, hand: Corners, measured: Corners): boolean {
  const camera = sheetFromCorners(known, hand)?.camera
  if (!camera) return false
  const seen = asTheyLie(measured)
  const best = asTheyLie(projectCorners(camera, papers[known.paper]))
  const isMoved = asTheyLie(hand).some((corner, k) => apart(corner, seen[k] as Point) > littlePx)
  return isMoved && seen.some((corner, k) => apart(onSheet(camera, corner), onSheet(camera, best[k] as Point)) > sameMm)
}

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
