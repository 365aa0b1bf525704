import type { ShoeMeasures } from '#domain/shoe/shoe-request.ts'

/** The feet that shoes are proven for: from the shortest to the longest, and odd ones between. */
export const rangeOfFeet: Readonly<Record<string, ShoeMeasures>> = {
  'shortest, 180 mm': { lengthMm: 180 },
  '200 mm': { lengthMm: 200 },
  '5 of 100, women': { lengthMm: 228 },
  'middle, women': { lengthMm: 246 },
  middle: { lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66 },
  '95 of 100, men': { lengthMm: 292 },
  'longest, 310 mm': { lengthMm: 310 },
  narrow: { lengthMm: 262, ballWidthMm: 92, heelWidthMm: 55 },
  wide: { lengthMm: 250, ballWidthMm: 112, heelWidthMm: 72 },
  'low instep': { lengthMm: 258, instepHeightMm: 48 },
  'high instep': { lengthMm: 258, instepHeightMm: 85 },
  'big toe leans in': { lengthMm: 250, bigToeAngleDeg: 30 },
  'split far back and inside': { lengthMm: 258, toeGapAlongMm: 195, toeGapAcrossMm: 14 },
  'second toe leads': { lengthMm: 258, toeForm: 'greek' },
  'three toes lead': { lengthMm: 258, toeForm: 'roman' },
  'square toes': { lengthMm: 258, toeForm: 'square' },
}
