import type { FootMeasures } from '../foot/foot-figures.ts'
import { type Adjustments, type RoomFigure, roomFigures } from './room.ts'
import { roomIfOff } from './room-table.ts'

/**
 * A figure that would be tight: how much of the planned room it would lose, and whether its value is only estimated.
 */
export type TightPlace = { readonly figure: RoomFigure; readonly lessMm: number; readonly isEstimated: boolean }

/** The figures with negative room if the foot is off by a share of its tolerances (`footIfOff`). */
export function tightIfOff(foot: FootMeasures, room: Adjustments, share: number): TightPlace[] {
  const then = roomIfOff(foot, room, share)
  return roomFigures.flatMap((figure) => {
    const [planned = 0, left = 0] = [room[figure], then[figure]]
    if (left >= 0) return []
    return [{ figure, lessMm: planned - left, isEstimated: foot.figures[figure]?.method === 'estimated' }]
  })
}
