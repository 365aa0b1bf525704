import type { Figure, FootSide } from '../foot/foot-figures.ts'

type Found = Pick<Figure, 'value' | 'tolerance'>

/** By how much a number is larger than another, and how far that may be off: both were found each for itself. */
export type Difference = { readonly by: number; readonly tolerance: number; readonly isSure: boolean }

export function differenceOf(from: Found, to: Found): Difference {
  const by = to.value - from.value
  const tolerance = Math.hypot(from.tolerance, to.tolerance)
  return { by, tolerance, isSure: Math.abs(by) > tolerance }
}

/** Which foot is the longer one; none where their tolerances do not tell. */
export function longerFoot(left: Found, right: Found): FootSide | undefined {
  const { by, isSure } = differenceOf(left, right)
  if (!isSure) return undefined
  return by > 0 ? 'right' : 'left'
}
