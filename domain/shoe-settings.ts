/**
 * How a shoe is built, in mm; the room that each feel gives is what the shoe has more than the foot. Apart from settings.ts,
 * which every page carries.
 */
export const shoeSettings = {
  /** The feet that were proven: every upper comes out whole over these lengths. */
  madeLengthsMm: { lowest: 180, highest: 310 },
  wallMm: 2.4,
  /** Footbed to ground, with the tread. */
  soleMm: 5,
  /** How far the sole stands up around the foot, and out beyond the wall. */
  rimMm: 2.6,
  soleMarginMm: 1.2,
  treadPitchMm: 7,
  treadDepthMm: 1.4,
  /** Between the rooms of the big toe and of the others: two walls and air. */
  toeGapMm: 7.4,
  /** What is thinner or closer after all is not printed: measured on the mesh (finish/wall-facts.ts). */
  minWallMm: 1.8,
  minToeGapMm: 1.5,
  holePitchMm: 8,
  holeRadiusMm: 1.9,
  /** A wall is printed well only where cells are at most wall / 2.4 (1 mm); somewhat finer, small holes stay open. */
  cellMm: { preview: 1, print: 0.9 },
  /** How far the surface of a print may move to spare triangles: a quarter of a printed layer. */
  simplifyMm: 0.05,
  /** A girth grows by twice the width before the foot gains any height under the upper: it is given more than that. */
  feels: {
    close: { toeMm: 6, widthMm: 1, heelMm: 1, girthMm: 4, instepMm: 1 },
    natural: { toeMm: 9, widthMm: 3, heelMm: 2, girthMm: 9, instepMm: 2 },
    roomy: { toeMm: 12, widthMm: 5, heelMm: 3, girthMm: 14, instepMm: 3 },
  },
} as const
