import type { Figure, FigureName } from './foot-figures.ts'
import { feetByPopulation, type Population } from './population.ts'

/** The share of a normal distribution that lies below, after Abramowitz and Stegun 7.1.26: right to 0.0000002. */
function shareBelow(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  const inTail = (series * Math.exp(-x * x)) / 2
  return deviations < 0 ? inTail : 1 - inTail
}

/** Of 100 feet of a population, how many have less: 0 to 100. Nothing where the population was not measured. */
export function findPercentile(name: FigureName, value: number, population: Population): number | undefined {
  const spread = feetByPopulation[population][name]
  return spread && 100 * shareBelow((value - spread.mean) / spread.sd)
}

/** A place among a hundred, and those that it may be by how far the number may be off. */
export type PlaceRange = { readonly min: number; readonly nearest: number; readonly max: number }

/**
 * How many of a hundred feet have less than this one. Undefined for estimated values: they are derived from averages, so they
 * have no rank of their own. Never 0 or 100: nobody is known to be beyond all others.
 */
export function placeAmong(
  name: FigureName,
  figure: Figure | undefined,
  population: Population,
): PlaceRange | undefined {
  if (!figure || figure.method === 'estimated') return undefined
  const { value, tolerance } = figure
  const [min, nearest, max] = [value - tolerance, value, value + tolerance].map((one) => {
    const percentile = findPercentile(name, one, population)
    return percentile === undefined ? Number.NaN : Math.min(99, Math.max(1, Math.round(percentile)))
  }) as [number, number, number]
  return min <= nearest && nearest <= max ? { min, nearest, max } : undefined
}
