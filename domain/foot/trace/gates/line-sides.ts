import { fail, ok, type Result } from '#domain/result.ts'
import type { FootSide } from '../../foot-figures.ts'
import { detectLineSide } from '../figures/measure-traced-foot.ts'
import type { SeenLine } from '../line/seen-line.ts'
import type { PenProfile } from '../pen/pen-profile.ts'

export type Sides = {
  /** Which foot each line is taken for; the next one where its numbers are no foot's. */
  readonly likely: readonly (readonly [FootSide, ...FootSide[]])[]
  /** It looks like the other foot than was said. */
  readonly isOther: boolean
}

/** Which feet were drawn around: one is what it was said to be, two are a left and a right one or nothing. */
export function assignLineSides(
  lines: readonly SeenLine[],
  pen: PenProfile,
  said: FootSide | 'auto',
): Result<Sides, 'two_alike' | 'implausible'> {
  const seen = lines.map((line) => detectLineSide(line, pen))
  if (seen.length === 1 && said !== 'auto') {
    const [side = said] = seen
    return ok(side === said ? { likely: [[said]], isOther: false } : { likely: [[said, side]], isOther: true })
  }
  // A line with neither heel nor forefoot is no foot, so its side is not asked for.
  const known = seen.flatMap((side) => side ?? [])
  if (known.length < seen.length) return fail('implausible')
  if (new Set(known).size < known.length) return fail('two_alike')
  return ok({ likely: known.map((side) => [side] as const), isOther: false })
}
