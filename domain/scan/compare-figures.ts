import type { Figure, FootSide } from '../foot/foot-figures.ts'

type ComparedFigure = Pick<Figure, 'value' | 'tolerance'>

/** The difference of two figures and its tolerance; the two were measured independently of each other. */
export type Difference = { readonly by: number; readonly tolerance: number; readonly isSure: boolean }

export function compareFigures(from: ComparedFigure, to: ComparedFigure): Difference {
  const by = to.value - from.value
  const tolerance = Math.hypot(from.tolerance, to.tolerance)
  return { by, tolerance, isSure: Math.abs(by) > tolerance }
}

/** The longer foot; `undefined` if the difference is within the tolerances. */
export function longerFoot(left: ComparedFigure, right: ComparedFigure): FootSide | undefined {
  const { by, isSure } = compareFigures(left, right)
  if (!isSure) return undefined
  return by > 0 ? 'right' : 'left'
}
