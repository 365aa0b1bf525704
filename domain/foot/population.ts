import type { FigureName } from './foot-figures.ts'

export const populations = ['men', 'women'] as const
export type Population = (typeof populations)[number]

type Spread = { readonly mean: number; readonly sd: number }

/**
 * Feet of 4082 men and 1986 women of the US Army, 2012: ANSUR II (Gordon et al., NATICK/TR-15/007), in mm. A secondary
 * source: the figures are worked out from a copy of its public table, not read in the report. Soldiers are not everybody;
 * feet of other countries and ages differ. Its words for these: foot length; foot breadth, horizontal; heel breadth; ball of
 * foot circumference; ball of foot length.
 */
export const feetByPopulation: Readonly<Record<Population, Readonly<Partial<Record<FigureName, Spread>>>>> = {
  men: {
    lengthMm: { mean: 271.2, sd: 13.1 },
    footBreadthMm: { mean: 101.9, sd: 5.2 },
    heelWidthMm: { mean: 72.5, sd: 5.5 },
    ballGirthMm: { mean: 252, sd: 12.9 },
    heelToBallMm: { mean: 200.9, sd: 10.5 },
  },
  women: {
    lengthMm: { mean: 246.3, sd: 12.4 },
    footBreadthMm: { mean: 92.7, sd: 4.8 },
    heelWidthMm: { mean: 67.2, sd: 5.2 },
    ballGirthMm: { mean: 228.1, sd: 11.8 },
    heelToBallMm: { mean: 182.1, sd: 9.6 },
  },
}
