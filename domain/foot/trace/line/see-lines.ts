import type { Point } from '../../geometry/point.ts'
import { type Camera, onSheet } from '../../photo/camera/camera.ts'
import type { FlatSheet } from '../flat/flatten.ts'
import { findInk } from '../ink/find-ink.ts'
import { followLines, type SeenLines } from './follow-lines.ts'
import { lineByHand } from './line-by-hand.ts'

/** What a hand pointed at, in the photo: the line all around, and the rear end of the mark beside the big toe. */
type PointedLine = { readonly outline?: readonly Point[]; readonly gap?: Point }

/** How exactly a hand points at the end of a mark, in mm: one standard deviation. */
const handMm = 1

/** The lines on the sheet as they are seen, or as a hand followed them; and the mark beside the big toe where a hand pointed at it. */
export function seeLines(
  flat: FlatSheet,
  camera: Camera,
  { outline, gap }: PointedLine,
  hidden: Uint8Array | undefined,
): SeenLines {
  const ink = findInk(flat, hidden)
  const seen = outline
    ? { lines: [lineByHand(ink, outline, camera)], isNothing: false, isOffSheet: false }
    : followLines(ink)
  const rear = gap && onSheet(camera, gap)
  const [line, another] = seen.lines
  // With two feet, it is unknown which one a point belongs to.
  if (!rear || !line || another) return seen
  return { ...seen, lines: [{ ...line, gap: { rear, sigmaMm: handMm } }] }
}
