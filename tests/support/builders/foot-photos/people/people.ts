import type { Random, Range } from '../random.ts'

/** Ranges and how often each comes up; within one of them everything is as likely. */
export type Bands = readonly (readonly [weight: number, range: Range])[]

export function amongBands(random: Random, bands: Bands): number {
  const names = Object.fromEntries(bands.map(([weight], index) => [String(index), weight]))
  const [, range] = bands[Number(random.weigh(names))] ?? [0, [0, 0] as const]
  return random.among(range)
}

/**
 * How ordinary people take photos of a foot on a sheet whom nobody told how. Written down before anything was tuned on such photos,
 * from labels by hand of 40 real ones (tests/perf/scan/real-labels; 32 show enough of the sheet to tell how the camera was held, 24 the
 * heel too) and from a look at some 160 more. Of each stand the quantiles 0, 10, 25, 50, 75, 90, 100 that the labels gave.
 */
export const people = {
  /** 8, 9, 13, 29, 37, 58, 65 mm; of 37 others 6 to 87. One in twenty is nearer, as the rule wants it. */
  heelInsideMm: [
    [0.05, [0, 6]],
    [0.2, [6, 13]],
    [0.25, [13, 29]],
    [0.25, [29, 40]],
    [0.15, [40, 60]],
    [0.1, [60, 90]],
  ],
  /** 189, 259, 277, 310, 332, 359, 561 mm. What the shop will ask for, 60 cm and more, hardly comes up: it is wanted here one time in eight. */
  cameraMm: [
    [0.1, [220, 259]],
    [0.2, [259, 290]],
    [0.25, [290, 330]],
    [0.13, [330, 400]],
    [0.12, [400, 580]],
    [0.2, [580, 900]],
  ],
  /** Of 15 photos from aside none is from above 403 mm. */
  cameraAsideMm: [
    [0.15, [220, 259]],
    [0.25, [259, 310]],
    [0.4, [310, 360]],
    [0.2, [360, 480]],
  ],
  asideFromDeg: 25,
  /** 3, 6, 8, 25, 36, 40, 53 degrees: either about straight down, or from aside. */
  tiltDeg: [
    [0.26, [0, 8]],
    [0.16, [8, 18]],
    [0.1, [18, 25]],
    [0.12, [25, 33]],
    [0.26, [33, 42]],
    [0.1, [42, 50]],
  ],
  /** Where the camera looks to, of 21 photos from aside: 15 across the foot, 4 aslant from before the toes, one from there, one from behind. */
  lookAside: {
    across: { weight: 0.66, towardsDeg: [0, 180], offDeg: 25 },
    aslant: { weight: 0.18, towardsDeg: [-40, -140], offDeg: 15 },
    fromToes: { weight: 0.06, towardsDeg: [-90, -90], offDeg: 20 },
    fromHeel: { weight: 0.1, towardsDeg: [45, 90, 135], offDeg: 20 },
  },
  /** Who looks straight down has the toes up in 7 of 14, else to a side or downwards. */
  turns: { '0': 0.5, '90': 0.15, '180': 0.2, '270': 0.15 },
  rollDeg: [-12, 12],
  /** 12 of 40 have a piece of the sheet outside of the photo, 7 of them much of it. */
  isCutOff: 0.3,
  /** How much of the sheet's area such photos lack. */
  lackingShare: [0.002, 0.4],
  /** From the sheet's nearest corner to the photo's end where it is whole, as a share of the longer side: 0.02 to 0.14. */
  cornerInside: 0.01,
  /** What the camera is pointed at lies about the middle of the sheet. */
  aimOffMm: 45,
  /** 9 of 32 are square, which phones cut out of a usual photo: the focal length seems longer by the lost part of the diagonal. */
  shapes: { lying: 0.42, upright: 0.3, square: 0.28 },
  squareFocal: 5 / Math.hypot(3, 3),
  sizes: { '1280x960': 0.4, '1600x1200': 0.4, '1920x1440': 0.2 },
  squareSizes: { '1280x1280': 0.5, '1600x1600': 0.5 },
  /** Through messengers and forms most photos lose what they know of themselves; the labelled ones had lost it all. */
  isFocalKnown: 0.3,
  papers: { a4: 0.9, letter: 0.1 },
  /** 217, 227, 248, 258, 260, 262 mm of grown-up people. */
  isUsualLength: 0.75,
  typicalLengthMm: [230, 272],
  lengthMm: [200, 282],
  /** To the outer side; to the inner side where it is less than 0. -8, -6, -3, 5, 12, 15, 23, and 38 of one of 37 others. */
  toeOutDeg: [
    [0.25, [-9, 0]],
    [0.4, [0, 12]],
    [0.2, [12, 20]],
    [0.08, [20, 40]],
    [0.07, [-25, -9]],
  ],
  /** What is left of the sheet beside and before the foot, at least; one in twenty-five stands over an edge. */
  marginMm: 2,
  isOverEdge: 0.04,
  overEdgeMm: [2, 20],
  /** A foot is set forward to be seen, or someone stands: the leg leans back or forward, and to its sides. */
  legForwardDeg: [
    [0.45, [-8, 6]],
    [0.35, [-28, -8]],
    [0.2, [6, 16]],
  ],
  /** Who takes the photo of the own foot leans the knee out of the way. */
  legAsideDeg: [
    [0.4, [-12, 12]],
    [0.3, [12, 38]],
    [0.3, [-38, -12]],
  ],
  covers: { bare: 0.92, dark_sock: 0.05, coloured_sock: 0.03 },
  legs: { bare: 0.8, trousers: 0.2 },
  hemMm: [45, 170],
  maxClothMm: 72,
  /** At least half of the heel's round end: 12 of 17 from above, 12 of 15 from aside, where little of the far side is ever seen. */
  isHeelSeen: { above: 0.7, aside: 0.75 },
  heelShares: [0.45, 0.5],
  /** Between the camera and the leg, or the cloth about it. */
  clearOfLegMm: 55,
  /** A wall along the edge, and the heel at it as the shop asks: seldom. */
  isAtWall: 0.05,
  floors: {
    plain: 1.6,
    light: 1.2,
    wood: 1.4,
    planks: 1.4,
    tiles: 1.4,
    pattern: 1.2,
    marble: 1.2,
    carpet: 0.4,
    checker: 0.3,
  },
  /** Sheets lie as they fall: seldom along the lines of a floor. */
  isAlongFloor: 0.15,
  /** Phone, hand and head keep the light from a part of the sheet. */
  isShaded: 0.6,
  shadeStrength: [0.1, 0.5],
  shadeHalfMm: [40, 260],
  shadeSoftMm: [8, 110],
  paperLuma: [140, 240],
  blurPxAt1600: [0.5, 1.6],
  /** 3 of 40 are blurred, one or two so that a sheet's edge cannot be told to a millimetre. */
  isBlurred: 0.04,
  blurredPxAt1600: [4, 8],
  /** Flat, a corner or an edge that stands up, or a fold from an envelope. In the photos looked at about half of the sheets are not flat. */
  bends: { flat: 0.5, corner: 0.2, edge: 0.13, fold: 0.17 },
  rollRadiusMm: [100, 400],
  cornerReachMm: [25, 75],
  edgeReachMm: [15, 60],
  foldRiseMm: [2, 8],
} as const satisfies Record<string, unknown>
