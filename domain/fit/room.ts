import { shoeSettings } from '../shoe-settings.ts'
import type { Feel } from './feel.ts'

/** Where a shoe has more room than its foot is large, each with a number of its own. */
export const roomFigures = ['lengthMm', 'ballWidthMm', 'ballGirthMm', 'instepHeightMm', 'heelWidthMm'] as const
export type RoomFigure = (typeof roomFigures)[number]

/** By how much each is larger inside than the foot. */
export type Room = Readonly<Record<RoomFigure, number>>

/** What a pair has more or less than its feel gives, where it has. */
export type Adjustments = Readonly<Partial<Record<RoomFigure, number>>>

export function getToeRoom(feel: Feel, adjustments: Adjustments = {}): Room {
  const { toeMm, widthMm, girthMm, instepMm, heelMm } = shoeSettings.feels[feel]
  const given: Room = {
    lengthMm: toeMm,
    ballWidthMm: widthMm,
    ballGirthMm: girthMm,
    instepHeightMm: instepMm,
    heelWidthMm: heelMm,
  }
  return eachFigure((figure) => given[figure] + (adjustments[figure] ?? 0))
}

export function eachFigure(of: (figure: RoomFigure) => number): Room {
  return {
    lengthMm: of('lengthMm'),
    ballWidthMm: of('ballWidthMm'),
    ballGirthMm: of('ballGirthMm'),
    instepHeightMm: of('instepHeightMm'),
    heelWidthMm: of('heelWidthMm'),
  }
}
