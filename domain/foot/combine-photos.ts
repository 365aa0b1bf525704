import { fail, ok, type Result } from '../result.ts'
import { settings } from '../settings.ts'
import type { Figure, FigureName, FootMeasures } from './foot-figures.ts'

export type CombinePhotosError = 'needs_another' | 'no_agreement' | 'two_sides'

/** After so many photos without two that agree, another one helps no more. */
const maxPhotos = 3

/**
 * One foot from the photos that were taken of it so far: what those that agree say together, or else what a single one of high
 * quality says.
 */
export function combineFootPhotos(photos: readonly FootMeasures[]): Result<FootMeasures, CombinePhotosError> {
  const together = combinePhotos(photos)
  if (together.ok || together.code === 'two_sides') return together
  const [best] = photos.toSorted((one, other) => other.quality.score - one.quality.score)
  return best && best.quality.score >= settings.measuring.oneEnoughFrom ? ok(best) : together
}

type Pair = { readonly one: FootMeasures; readonly other: FootMeasures; readonly apartMm: number }

/** One foot from its photos: of two or three, those two whose lengths agree best, if they agree at all. */
export function combinePhotos(photos: readonly FootMeasures[]): Result<FootMeasures, CombinePhotosError> {
  if (new Set(photos.map(({ side }) => side)).size > 1) return fail('two_sides')
  const [nearest] = allPairs(photos).toSorted((pair, next) => pair.apartMm - next.apartMm)
  if (nearest && nearest.apartMm <= settings.measuring.agreeMm) return ok(averageFeet(nearest.one, nearest.other))
  return fail(photos.length < maxPhotos ? 'needs_another' : 'no_agreement')
}

function allPairs(photos: readonly FootMeasures[]): Pair[] {
  return photos.flatMap((one, place) =>
    photos.slice(place + 1).map((other) => {
      const apartMm = Math.abs(one.figures.lengthMm.value - other.figures.lengthMm.value)
      return { one, other, apartMm }
    }),
  )
}

function averageFeet(one: FootMeasures, other: FootMeasures): FootMeasures {
  const names = new Set([...Object.keys(one.figures), ...Object.keys(other.figures)] as FigureName[])
  const figures = [...names].flatMap((name) => {
    const figure = combineFigures(one.figures[name], other.figures[name])
    return figure ? [[name, figure] as const] : []
  })
  // What cannot be averaged is taken from the better photo.
  const better = other.quality.score > one.quality.score ? other : one
  return {
    ...better,
    figures: { ...Object.fromEntries(figures), lengthMm: meanFigure(one.figures.lengthMm, other.figures.lengthMm) },
    toeForm: better.toeForm ?? (better === one ? other : one).toeForm,
    quality: {
      score: Math.min(one.quality.score, other.quality.score),
      reasons: [...new Set([...one.quality.reasons, ...other.quality.reasons])],
    },
  }
}

function combineFigures(one: Figure | undefined, other: Figure | undefined): Figure | undefined {
  if (!one || !other) return one ?? other
  if (one.method === other.method) return meanFigure(one, other)
  return other.method === 'estimated' ? one : other
}

/**
 * The surer number weighs more. The tolerance does not shrink by having two: what made the first photo err may have made the
 * second err alike. It reaches at least to both numbers.
 */
function meanFigure(one: Figure, other: Figure): Figure {
  const [first, second] = [1 / one.tolerance ** 2, 1 / other.tolerance ** 2]
  const share = Number.isFinite(first) && Number.isFinite(second) ? first / (first + second) : 0.5
  const value = share * one.value + (1 - share) * other.value
  const reach = Math.max(Math.abs(one.value - value), Math.abs(other.value - value))
  const tolerance = Math.max(share * one.tolerance + (1 - share) * other.tolerance, reach)
  return { value, tolerance, method: one.method }
}
