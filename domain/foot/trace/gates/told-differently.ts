import type { Figure } from '../../foot-figures.ts'

/**
 * A size is made for feet of some 5 mm, makers differ by as much again, and people wear shoes a size too large or too small: what is farther
 * off than this is asked about.
 */
const maxSizeOffMm = 12

/** The foot is not of the length that the usual shoe size is made for, whatever of its tolerance is taken off. */
export function isSizeOther(
  { value, tolerance }: Pick<Figure, 'value' | 'tolerance'>,
  usualMm: number | undefined,
): boolean {
  return usualMm !== undefined && Math.abs(value - usualMm) - tolerance > maxSizeOffMm
}
