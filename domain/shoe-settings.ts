/**
 * How a shoe is built, in mm; the room of each feel is added to the foot. Separate from settings.ts, which every page
 * carries.
 */
export const shoeSettings = {
  /** The tested range of feet: every upper comes out complete at these lengths. */
  madeLengthsMm: { lowest: 180, highest: 310 },
  wallMm: 2.4,
  /** From the footbed to the ground, including the tread. */
  soleMm: 5,
  /** How far the sole rises around the foot, and extends beyond the wall. */
  rimMm: 2.6,
  soleMarginMm: 1.2,
  treadPitchMm: 7,
  treadDepthMm: 1.4,
  /** Between the insides of the big toe and of the other toes: two walls and air. */
  toeGapMm: 7.4,
  /** A shoe with thinner walls or a narrower gap is not printed: measured on the mesh (finish/wall-facts.ts). */
  minWallMm: 1.8,
  minToeGapMm: 1.5,
  holePitchMm: 8,
  holeRadiusMm: 1.9,
  /**
   * A wall comes out well only with cells of at most wall / 2.4 (1 mm); slightly smaller cells keep small holes open.
   */
  cellMm: { preview: 1, print: 0.9 },
  /** How far the surface of a print may move to save triangles: a quarter of a printed layer. */
  simplifyMm: 0.05,
  /**
   * The girth grows by twice the width before the foot gains any height under the upper, so its room is larger than
   * that.
   */
  feels: {
    close: { toeMm: 6, widthMm: 1, heelMm: 1, girthMm: 4, instepMm: 1 },
    natural: { toeMm: 9, widthMm: 3, heelMm: 2, girthMm: 9, instepMm: 2 },
    roomy: { toeMm: 12, widthMm: 5, heelMm: 3, girthMm: 14, instepMm: 3 },
  },
} as const
