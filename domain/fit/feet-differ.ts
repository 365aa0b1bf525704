import { fitSettings } from '../fit-settings.ts'
import type { FootMeasures, FootSide } from '../foot/foot-figures.ts'
import { compareFigures } from '../scan/compare-figures.ts'
import { type RoomFigure, roomFigures } from './room.ts'

/** By how much one foot is larger than the other, where that is said. Each shoe follows its own foot all the same. */
export type FeetDiffer = {
  readonly figure: RoomFigure
  readonly larger: FootSide
  readonly byMm: number
  readonly toleranceMm: number
}

type Feet = Readonly<Record<FootSide, Pick<FootMeasures, 'figures'>>>

/**
 * Where both feet differ by so much that it is worth saying, and by more than their tolerances explain. What was estimated of
 * either foot follows from its other numbers, and tells nothing of its own.
 */
export function feetDiffer({ left, right }: Feet): FeetDiffer[] {
  return roomFigures.flatMap((figure): FeetDiffer[] => {
    const [one, other] = [left.figures[figure], right.figures[figure]]
    if (!one || !other || one.method === 'estimated' || other.method === 'estimated') return []
    const { by, tolerance, isSure } = compareFigures(one, other)
    if (!isSure || !(Math.abs(by) >= fitSettings.feetDiffer.saidFromMm[figure])) return []
    return [{ figure, larger: by > 0 ? 'right' : 'left', byMm: Math.abs(by), toleranceMm: tolerance }]
  })
}
