import type { Feel } from '#domain/fit/feel.ts'
import { type FeetDiffer, feetDiffer } from '#domain/fit/feet-differ.ts'
import { assessFootFit, type FootFit } from '#domain/fit/foot-fit.ts'
import { footIfOff } from '#domain/fit/foot-if-off.ts'
import { fitFromWear, type WornFit } from '#domain/fit/wear.ts'
import type { Figure, FootMeasures } from '#domain/foot/foot-figures.ts'
import type { Population } from '#domain/foot/population.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { readMeasures } from '#domain/shoe/read-measures.ts'
import type { ShoeError, ShoeErrorFacts } from '#domain/shoe/shoe-request.ts'
import type { FileFoot } from './read-foot-file.ts'
import { type WearRound, wornIn } from './wear-words.ts'

export type FitQuestion = {
  readonly feel: Feel
  readonly rounds: readonly WearRound[]
  readonly group: Population | undefined
}

export type FitReport = {
  readonly feel: Feel
  readonly group: Population | null
  readonly wear: WornFit
  readonly feet: readonly FootFit[]
  /** Only for two feet. */
  readonly differences: readonly FeetDiffer[]
}

export type FitError = 'too_many_feet' | 'same_side' | ShoeError
export type FitErrorFacts = ShoeErrorFacts & { readonly foot?: string }
type FitErrorResult = { readonly code: ShoeError; readonly facts: ShoeErrorFacts }

/**
 * Determines the sides of one foot or two: as the file says, otherwise the first is left and the second the other side.
 */
function sided(feet: readonly FileFoot[]): FootMeasures[] {
  return feet.map((foot, index) => {
    const other = feet[1 - index]?.side
    const side = foot.side ?? (other ? (other === 'left' ? 'right' : 'left') : index === 0 ? 'left' : 'right')
    return { ...foot, side }
  })
}

/** Why no shoe can be made from the measurements of a foot, as `npm run make-shoe` would report it. */
function findFitError(foot: FootMeasures, feel: Feel): FitErrorResult | undefined {
  const { quality, figures, side } = foot
  const isNumber = ({ value, tolerance }: Figure) =>
    Number.isFinite(value) && Number.isFinite(tolerance) && tolerance >= 0
  const measuredFigures = Object.entries(figures).filter(([, { method }]) => method !== 'estimated')
  const unread = measuredFigures.flatMap(([name, figure]) => (isNumber(figure) ? [] : [name]))
  if (unread.length > 0) return { code: 'not_a_number', facts: { names: unread } }
  if (!(quality.score >= 0 && quality.score <= 100))
    return { code: 'out_of_range', facts: { names: ['quality'], lowest: 0, highest: 100 } }
  const read = readMeasures({
    measures: footIfOff(foot, 0),
    side,
    feel,
    upper: 'strap',
    level: 'preview',
    soleText: '',
  })
  return read.ok ? undefined : read
}

/** Reports how shoes fit one foot or two. A file has no date of measurement, so no scan counts as old here. */
export function reportFit(
  read: readonly FileFoot[],
  question: FitQuestion,
): Result<FitReport, FitError, FitErrorFacts> {
  const { feel, rounds, group } = question
  if (read.length > 2) return fail('too_many_feet', {})
  const feet = sided(read)
  const [left, right] = [feet.find(({ side }) => side === 'left'), feet.find(({ side }) => side === 'right')]
  if (feet.length === 2 && !(left && right)) return fail('same_side', { names: [feet[0]?.side ?? ''] })
  for (const foot of feet) {
    const error = findFitError(foot, feel)
    if (error) return fail(error.code, { ...error.facts, foot: foot.side })
  }
  const wear = fitFromWear(feel, wornIn(rounds, feel))
  const fitInput = { feel, adjustments: wear.adjustments, group, isOld: false }
  return ok({
    feel,
    group: group ?? null,
    wear,
    feet: feet.map((foot) => assessFootFit(foot, fitInput)),
    differences: left && right ? feetDiffer({ left, right }) : [],
  })
}
