import type { FootMeasures } from '../foot/foot-figures.ts'
import { type Adjustments, type RoomFigure, roomFigures } from './room.ts'
import { roomIfOff } from './room-table.ts'

/** A place that would be tight: how much less room it would have than is planned, and whether anybody measured the foot there. */
export type TightPlace = { readonly figure: RoomFigure; readonly lessMm: number; readonly isEstimated: boolean }

/** Where a foot would have less than no room if it is off by a share of its tolerances (`footIfOff`). */
export function tightIfOff(foot: FootMeasures, room: Adjustments, share: number): TightPlace[] {
  const then = roomIfOff(foot, room, share)
  return roomFigures.flatMap((figure) => {
    const [planned = 0, left = 0] = [room[figure], then[figure]]
    if (left >= 0) return []
    return [{ figure, lessMm: planned - left, isEstimated: foot.figures[figure]?.method === 'estimated' }]
  })
}
