import type { Range } from './random.ts'

const share = (from: number, to: number): Range => [from, to]

/**
 * What counts as a photo that follows the protocol. Written down before anything was tuned on such photos: heel at the
 * wall on the sheet's short edge, the foot whole on the sheet, the camera above the toes, enough light.
 */
export const protocol = {
  heelGapMm: [0, 0.5],
  /** Between the sheet's heel edge and the wall. */
  wallGapMm: [0, 1],
  /** What is left of the sheet beside and before the foot, at least. */
  marginMm: 3,
  toeOutDeg: [-4, 12],
  camera: {
    aboveMm: [480, 950],
    asideOfToesMm: [-60, 60],
    alongFromToesMm: [-80, 60],
    tiltDeg: [0, 12],
    rollDeg: [-8, 8],
    /** The whole photo turned. */
    turns: { '0': 0.7, '90': 0.12, '180': 0.06, '270': 0.12 },
    mainFocal35Mm: [24, 28],
    otherFocal35Mm: [22, 32],
    isFocalKnown: 0.7,
    k1: [-0.015, 0.015],
    k2: [-0.004, 0.004],
    /** Every corner of the sheet is in the photo, so far from its border. */
    cornerMarginPx: 8,
  },
  sizes: { '1200x1600': 0.72, '960x1280': 0.14, '2000x2667': 0.1, '3024x4032': 0.04 },
  papers: { a4: 0.7, letter: 0.2, a3: 0.1 },
  lengthMm: { a4: [215, 285], letter: [215, 262], a3: [225, 310], tabloid: [225, 310] },
  foot: {
    ballFactor: [0.88, 1.12],
    heelFactor: [0.9, 1.1],
    bigToeDeg: [-2, 28],
    toeForms: { egyptian: 0.4, greek: 0.25, roman: 0.2, square: 0.15 },
    toeWidthFactor: [0.9, 1.08],
    /** Swollen feet are one in eight. */
    isSwollen: 0.125,
    toeHeightFactor: [0.85, 1.12],
    instepFactor: [0.88, 1.12],
    bulge: [0.8, 1.2],
    sectionExponent: [1.85, 2.9],
  },
  /** Bare feet, and socks darker than or of another colour than the sheet. */
  covers: { bare: 0.77, dark_sock: 0.12, coloured_sock: 0.11 },
  sockMm: [0.2, 0.6],
  legs: { trousers: 0.6, bare: 0.25, skirt: 0.15 },
  legForwardDeg: [0, 9],
  /** Leg and clothes hide at most this share of the foot's length, from the heel on. */
  hiddenShare: 0.42,
  floors: {
    plain: 1,
    wood: 1.4,
    planks: 1.2,
    tiles: 1.3,
    checker: 1,
    light: 1.1,
    carpet: 0.7,
    pattern: 0.7,
    marble: 0.8,
  },
  /** A light floor is so much darker than the sheet, as a share of brightness in the file. */
  lightFloorContrast: [0.03, 0.12],
  /** From the sheet's toe edge or side to the nearest line of the floor, as often near as anywhere. */
  lineNearMm: [1, 5],
  lineAnywhereMm: [0, 60],
  paperLuma: [150, 242],
  whiteBalance: share(0.82, 1.2),
  shadeStrength: [0.08, 0.35],
  blurPxAt1600: [0.4, 1.2],
  noise: [0.6, 5.5],
  jpegQuality: [78, 95],
} as const
