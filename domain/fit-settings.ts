/** What wearing a pair tells, and what is said of a fit, in mm. Apart from settings.ts, which every page carries. */
export const fitSettings = {
  wear: {
    /** By so much a zone that was tight is given more, and one that was loose less. */
    stepMm: 1.5,
    /** All answers together, beside what the feel gives. */
    mostMm: 4,
    /** Around the ball the tape goes over and under: it takes twice what the width takes. */
    girthTimes: 2,
  },
  /** No answer makes a shoe smaller than its foot, and toes roll forward with each step. */
  leastRoomMm: { lengthMm: 4, ballWidthMm: 0, ballGirthMm: 0, instepHeightMm: 0, heelWidthMm: 0 },
} as const
