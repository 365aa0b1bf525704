import type { Figure } from './foot-figures.ts'
import type { Population } from './population.ts'
import { nearestSize } from './shoe-size.ts'

/** The widths of JIS S 5037, from the narrowest, and what lies beyond them on either side. */
export const shoeWidths = ['under_a', 'a', 'b', 'c', 'd', 'e', 'ee', 'eee', 'eeee', 'f', 'g', 'over_g'] as const
export type ShoeWidth = (typeof shoeWidths)[number]
/** A width that has a girth of its own. */
export type LetteredWidth = Exclude<ShoeWidth, 'under_a' | 'over_g'>

const placeOfE = shoeWidths.indexOf('e')
/** From a width to the next, around the ball. */
const stepMm = 6
/** How much larger the girth of one width is where the foot is longer by a mm: 3 mm for each half centimetre. */
const girthPerMm = 0.6
/**
 * The girth of width E at one length. Not the standard's text, but straight lines that pass through every cell of its tables
 * that others publish (shoe-width.test.ts names them); where no cell was found, they go on as they are.
 */
const widthE: Readonly<Record<Population, { readonly lengthMm: number; readonly girthMm: number }>> = {
  women: { lengthMm: 220, girthMm: 222 },
  men: { lengthMm: 230, girthMm: 231 },
}

/** The girth that a width has in the row of a size of Japan, in cm. */
export function girthForWidth(width: LetteredWidth, sizeCm: number, group: Population): number {
  const { lengthMm, girthMm } = widthE[group]
  return girthMm + girthPerMm * (sizeCm * 10 - lengthMm) + stepMm * (shoeWidths.indexOf(width) - placeOfE)
}

/** Which place a girth has in the row of a size. A width reaches from 3 mm below its girth to 2 mm above, in whole mm. */
function widthIndex(girthMm: number, sizeCm: number, group: Population): number {
  const steps = Math.floor((girthMm - girthForWidth('e', sizeCm, group)) / stepMm + 0.5)
  return Math.min(shoeWidths.length - 1, Math.max(0, placeOfE + steps))
}

export type WidthRange = { readonly min: ShoeWidth; readonly nearest: ShoeWidth; readonly max: ShoeWidth }
type FigureValue = Pick<Figure, 'value' | 'tolerance'>

/**
 * The widths of a foot by how far its length and its girth may be off. A longer foot of the same girth is narrower: at the
 * ends both are off the other way about.
 */
export function widthRange(length: FigureValue, girth: FigureValue, group: Population): WidthRange | undefined {
  const at = (girthOff: number, lengthOff: number): number => {
    const sizeCm = nearestSize(length.value + lengthOff * length.tolerance, 'jp') ?? Number.NaN
    return widthIndex(girth.value + girthOff * girth.tolerance, sizeCm, group)
  }
  const [min, nearest, max] = [at(-1, 1), at(0, 0), at(1, -1)].map((place) => shoeWidths[place])
  const isFound = length.tolerance >= 0 && girth.tolerance >= 0
  return isFound && min && nearest && max ? { min, nearest, max } : undefined
}
