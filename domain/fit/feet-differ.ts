import { fitSettings } from '../fit-settings.ts'
import type { FootMeasures, FootSide } from '../foot/foot-figures.ts'
import { compareFigures } from '../scan/compare-figures.ts'
import { type RoomFigure, roomFigures } from './room.ts'

/**
 * By how much one foot is larger than the other, where it is worth showing. Each shoe is made for its own foot in any
 * case.
 */
export type FeetDiffer = {
  readonly figure: RoomFigure
  readonly larger: FootSide
  readonly byMm: number
  readonly toleranceMm: number
}

type Feet = Readonly<Record<FootSide, Pick<FootMeasures, 'figures'>>>

/**
 * The figures in which the feet differ notably, and by more than their tolerances. Estimated figures are skipped: they
 * follow from other figures of the same foot.
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
