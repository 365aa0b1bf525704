import { type Adjustments, type RoomFigure, roomFigures } from '#domain/fit/room.ts'
import { readMeasures } from '#domain/shoe/read-measures.ts'
import type { ShoeMeasures } from '#domain/shoe/shoe-request.ts'
import { measuredOnMesh } from './measured-last.ts'
import { shoeRequestFor } from './proofs.ts'

function buildLastFor(measures: ShoeMeasures, adjustments: Adjustments) {
  const read = readMeasures(shoeRequestFor(measures, { adjustments }))
  if (!read.ok) throw new Error(read.code)
  return measuredOnMesh(read.value.shoe)
}

/** By how much each number of a last's mesh is beside what the adjustments say, all of them counted from the last without any. */
export function besideAdjustments(measures: ShoeMeasures, many: readonly Adjustments[]) {
  const plain = buildLastFor(measures, {})
  return many.map((adjustments) => {
    const changed = buildLastFor(measures, adjustments)
    const beside = (figure: RoomFigure) => changed[figure] - plain[figure] - (adjustments[figure] ?? 0)
    return Object.fromEntries(roomFigures.map((figure) => [figure, beside(figure)])) as Record<RoomFigure, number>
  })
}
