import { shoeSettings } from '../shoe-settings.ts'
import type { Feel } from './feel.ts'

/** The figures in which a shoe has room beyond its foot. */
export const roomFigures = ['lengthMm', 'ballWidthMm', 'ballGirthMm', 'instepHeightMm', 'heelWidthMm'] as const
export type RoomFigure = (typeof roomFigures)[number]

/** How much larger than the foot the inside is, per figure. */
export type Room = Readonly<Record<RoomFigure, number>>

/** How much more or less room a pair has than its feel gives, per figure. */
export type Adjustments = Readonly<Partial<Record<RoomFigure, number>>>

export function getRoomForFeel(feel: Feel, adjustments: Adjustments = {}): Room {
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
