import type { Figure, FootSide } from '../foot/foot-figures.ts'

type ComparedFigure = Pick<Figure, 'value' | 'tolerance'>

/** By how much a number is larger than another, and how far that may be off: both were found each for itself. */
export type Difference = { readonly by: number; readonly tolerance: number; readonly isSure: boolean }

export function compareFigures(from: ComparedFigure, to: ComparedFigure): Difference {
  const by = to.value - from.value
  const tolerance = Math.hypot(from.tolerance, to.tolerance)
  return { by, tolerance, isSure: Math.abs(by) > tolerance }
}

/** Which foot is the longer one; none where their tolerances do not tell. */
export function longerFoot(left: ComparedFigure, right: ComparedFigure): FootSide | undefined {
  const { by, isSure } = compareFigures(left, right)
  if (!isSure) return undefined
  return by > 0 ? 'right' : 'left'
}
