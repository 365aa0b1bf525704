/**
 * How worn pairs change a shoe, and how a fit is assessed, in mm. Separate from settings.ts, which every page carries.
 */
export const fitSettings = {
  wear: {
    /** How much room a tight zone gains, and a loose one loses. */
    stepMm: 1.5,
    /** The limit of all answers together, relative to the feel. */
    maxMm: 4,
    /** Around the ball the tape runs over and under, so the girth changes by twice the width. */
    girthTimes: 2,
  },
  /** No answer makes a shoe smaller than its foot; the length keeps more, since toes roll forward with each step. */
  minRoomMm: { lengthMm: 4, ballWidthMm: 0, ballGirthMm: 0, instepHeightMm: 0, heelWidthMm: 0 },
  feetDiffer: {
    /**
     * From where a difference between the feet is shown: where one shoe size cannot fit both. For the length, more than
     * half of the 5 mm between two sizes; for girth and width, one letter of JIS S 5037 (6 mm around, 2 mm across). Our
     * own choice: heel and instep, by the 3 mm that a roomy shoe has there.
     */
    saidFromMm: { lengthMm: 3, ballWidthMm: 2, ballGirthMm: 6, instepHeightMm: 3, heelWidthMm: 3 },
  },
  /**
   * The confidence in a shoe made from a scan alone. All values are our own choice: until pairs were worn, there is no
   * data on how often it is right.
   */
  confidence: {
    /** The weight of each figure: the length above all, where nothing gives way; then what closes around the foot. */
    weights: { lengthMm: 40, ballWidthMm: 20, ballGirthMm: 20, instepHeightMm: 10, heelWidthMm: 10 },
    /**
     * With a tolerance this large, a figure says no more than the average of people: two sizes of length, the errors of
     * estimates.
     */
    nothingKnownMm: { lengthMm: 10, ballWidthMm: 9, ballGirthMm: 12, instepHeightMm: 12, heelWidthMm: 9 },
    /** From this unknown share a figure is listed as one to measure better. */
    lowConfidenceFrom: 0.4,
    /** The most of the quality that is lost, if nothing but the length is known. */
    maxLost: 0.5,
    /** The factor for an old scan: feet change, but rarely by a size. */
    oldTimes: 0.85,
    /**
     * A picture below this quality is reported (scanSettings.gladlyFrom); figures typed by hand have exactly this
     * quality.
     */
    pictureFrom: 60,
    /** The minimum score of each word. */
    from: { high: 75, good: 60, fair: 45, low: 0 },
  },
} as const
