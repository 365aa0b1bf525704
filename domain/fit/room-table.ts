import type { FootMeasures, Method } from '../foot/foot-figures.ts'
import type { Feel } from './feel.ts'
import { footIfOff } from './foot-if-off.ts'
import { type Adjustments, getRoomForFeel, type RoomFigure, roomFigures } from './room.ts'
import { getWearZone, type WearZone } from './wear.ts'

/** One figure of a shoe: the foot, the room added to it, and the sum of both. */
export type RoomRow = {
  readonly figure: RoomFigure
  readonly zone: WearZone
  readonly footMm: number
  readonly toleranceMm: number
  readonly method: Method
  readonly roomMm: number
  /** The room by the feel alone, if worn pairs have changed it. */
  readonly wasMm?: number
  /** Made from the measured value: by the error of the measurement, the real room deviates. */
  readonly insideMm: number
  /** The room if the foot is as large as its tolerance allows, and as small. */
  readonly roomIfLargerMm: number
  readonly roomIfSmallerMm: number
}

/** The room around a foot that is off by a share of its tolerances (`footIfOff`), for every known figure. */
export function roomIfOff(foot: FootMeasures, room: Adjustments, share: number): Adjustments {
  const off: Adjustments = footIfOff(foot, share)
  return Object.fromEntries(
    roomFigures.flatMap((figure) => {
      const [found, isThen, has] = [foot.figures[figure], off[figure], room[figure]]
      if (!found || isThen === undefined || has === undefined) return []
      return [[figure, has + found.value - isThen]]
    }),
  )
}

/** A row for each known figure; `estimateMissing` makes all of them known. */
export function roomTable(foot: FootMeasures, feel: Feel, adjustments: Adjustments = {}): RoomRow[] {
  const [given, room] = [getRoomForFeel(feel), getRoomForFeel(feel, adjustments)]
  const [larger, smaller] = [roomIfOff(foot, room, 1), roomIfOff(foot, room, -1)]
  return roomFigures.flatMap((figure): RoomRow[] => {
    const found = foot.figures[figure]
    if (!found) return []
    return [
      {
        figure,
        zone: getWearZone(figure),
        footMm: found.value,
        toleranceMm: found.tolerance,
        method: found.method,
        roomMm: room[figure],
        ...(adjustments[figure] && { wasMm: given[figure] }),
        insideMm: found.value + room[figure],
        roomIfLargerMm: larger[figure] ?? room[figure],
        roomIfSmallerMm: smaller[figure] ?? room[figure],
      },
    ]
  })
}
