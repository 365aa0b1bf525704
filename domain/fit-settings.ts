/** What wearing a pair tells, and what is said of a fit, in mm. Apart from settings.ts, which every page carries. */
export const fitSettings = {
  wear: {
    /** By so much a zone that was tight is given more, and one that was loose less. */
    stepMm: 1.5,
    /** All answers together, beside what the feel gives. */
    maxMm: 4,
    /** Around the ball the tape goes over and under: it takes twice what the width takes. */
    girthTimes: 2,
  },
  /** No answer makes a shoe smaller than its foot, and toes roll forward with each step. */
  minRoomMm: { lengthMm: 4, ballWidthMm: 0, ballGirthMm: 0, instepHeightMm: 0, heelWidthMm: 0 },
  feetDiffer: {
    /**
     * From where on it is said that feet differ: where one shoe off a shelf cannot fit both. By length that is more than half
     * of the 5 mm between two sizes, in girth and width one letter of JIS S 5037 (6 mm around, 2 mm across). Of our own: heel
     * and instep, by the 3 mm that a roomy shoe has there.
     */
    saidFromMm: { lengthMm: 3, ballWidthMm: 2, ballGirthMm: 6, instepHeightMm: 3, heelWidthMm: 3 },
  },
  /** How sure a shoe is by its scan alone. All of it of our own: until pairs were worn, nothing tells how often it is right. */
  confidence: {
    /** What each place counts: length before all, which nothing gives way at; then what closes around the foot. */
    weights: { lengthMm: 40, ballWidthMm: 20, ballGirthMm: 20, instepHeightMm: 10, heelWidthMm: 10 },
    /** Off by so much, a number says no more than an average of people does: two sizes of length, the errors of estimates. */
    nothingKnownMm: { lengthMm: 10, ballWidthMm: 9, ballGirthMm: 12, instepHeightMm: 12, heelWidthMm: 9 },
    /** From this share of it on a number is named as one to measure better. */
    lowConfidenceFrom: 0.4,
    /** Where nothing is known but the length, this share of the quality is lost at most. */
    maxLost: 0.5,
    /** An old scan counts this share: feet change, but rarely by a size. */
    oldTimes: 0.85,
    /** A picture below is named (scanSettings.gladlyFrom): numbers by hand have just that. */
    pictureFrom: 60,
    /** From which score on each word is said. */
    from: { high: 75, good: 60, fair: 45, low: 0 },
  },
} as const
