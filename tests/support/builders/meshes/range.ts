import { feetByPopulation, type Population } from '#domain/foot/population.ts'
import type { ShoeError, ShoeMeasures } from '#domain/shoe/shoe-request.ts'
import { drawnOutline } from './drawn-outline.ts'

export type RangeFoot = {
  readonly measures: ShoeMeasures
  /** Of all uppers; nothing where every upper is made. */
  readonly refused?: ShoeError
}

/** A foot whose every number is as many standard deviations beside the middle; 1.645 of them leave 5 of 100 beyond. */
function footAt(population: Population, deviations: number): RangeFoot {
  const numbers = Object.entries(feetByPopulation[population]).map(([name, { mean, sd }]) => [
    name,
    mean + deviations * sd,
  ])
  return { measures: Object.fromEntries(numbers) as ShoeMeasures }
}

const of = (measures: ShoeMeasures, refused?: ShoeError): RangeFoot => ({ measures, ...(refused && { refused }) })

const drawn = { lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66 }
const outline = (widthMm: number, noiseMm = 0) => drawnOutline({ lengthMm: 258, widthMm, side: 'left', noiseMm })

/** The feet that left shoes are proven for, in each upper: those that are made, and those that are refused, and how. */
export const measuredRangeFeet: Readonly<Record<string, RangeFoot>> = {
  'shortest, 180 mm': of({ lengthMm: 180 }),
  '200 mm': of({ lengthMm: 200 }),
  '5 of 100 women': footAt('women', -1.645),
  'middle woman': footAt('women', 0),
  '95 of 100 women': footAt('women', 1.645),
  '5 of 100 men': footAt('men', -1.645),
  'middle man': footAt('men', 0),
  '95 of 100 men': footAt('men', 1.645),
  'longest, 310 mm': of({ lengthMm: 310 }),
  narrow: of({ lengthMm: 262, ballWidthMm: 92, heelWidthMm: 55 }),
  'narrow and short': of({ lengthMm: 180, ballWidthMm: 62, heelWidthMm: 42 }),
  wide: of({ lengthMm: 250, ballWidthMm: 112, heelWidthMm: 72 }),
  'wide and long': of({ lengthMm: 310, ballWidthMm: 136, heelWidthMm: 92 }),
  'low instep': of({ lengthMm: 258, instepHeightMm: 48 }),
  'lowest instep': of({ lengthMm: 230, instepHeightMm: 37 }),
  'high instep': of({ lengthMm: 258, instepHeightMm: 85 }),
  'high over the ball': of({ lengthMm: 258, ballWidthMm: 100, ballGirthMm: 268 }),
  'big toe leans in': of({ lengthMm: 250, bigToeAngleDeg: 30 }),
  'big toe leans out': of({ lengthMm: 250, bigToeAngleDeg: -10 }),
  'split far back and inside': of({ lengthMm: 258, toeGapAlongMm: 195, toeGapAcrossMm: 14 }),
  'split far ahead and outside': of({ lengthMm: 258, toeGapAlongMm: 225, toeGapAcrossMm: 2 }),
  'second toe leads': of({ lengthMm: 258, toeForm: 'greek' }),
  'three toes lead': of({ lengthMm: 258, toeForm: 'roman' }),
  'square toes': of({ lengthMm: 258, toeForm: 'square' }),
  'own outline with toes': of({ ...drawn, outline: outline(104) }),
  'own outline, noisy': of({ ...drawn, outline: outline(104, 1.5) }),
  'own outline a tenth too wide': of({ ...drawn, outline: outline(114) }),
  'own outline of another foot': of({ ...drawn, outline: outline(140) }, 'outline_unusable'),
  'girth too small for the width': of({ lengthMm: 258, ballWidthMm: 112, ballGirthMm: 226 }, 'contradicting'),
  'longer than is made, 320 mm': of({ lengthMm: 320 }, 'cannot_be_made_well'),
}
