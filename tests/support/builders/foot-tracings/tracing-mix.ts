/**
 * How people draw around a foot and photograph the sheet. Written down before anything was tuned on such photos. Nobody has
 * counted it: where no source is named, it is what the protocol asks for and some disorder around it.
 */
export const tracingMix = {
  papers: { a4: 0.68, letter: 0.2, a3: 0.12 },
  lengthMm: { a4: [215, 290], letter: [215, 272], a3: [225, 315], tabloid: [225, 315] },
  /** How the foot lies on the sheet: along it, across its corners, or the other way about. */
  ways: { upright: 0.5, about: 0.2, diagonal: 0.3 },
  straightDeg: [-9, 9],
  diagonalDeg: [14, 52],
  /** What is left between the line and the sheet's edge, at least. */
  marginMm: 4,
  camera: {
    aboveMm: [350, 800],
    tiltDeg: [0, 20],
    /** Where its axis meets the sheet, off the middle. */
    offMiddleMm: [-45, 45],
    rollDeg: [-12, 12],
    turns: { '0': 0.6, '90': 0.17, '180': 0.08, '270': 0.15 },
    mainFocal35Mm: [24, 28],
    otherFocal35Mm: [22, 32],
    isFocalKnown: 0.7,
    k1: [-0.015, 0.015],
    k2: [-0.004, 0.004],
    cornerMarginPx: 10,
  },
  sizes: { '1200x1600': 0.74, '960x1280': 0.12, '2000x2667': 0.1, '3024x4032': 0.04 },
  pens: { pencil: 0.36, ballpoint: 0.44, felt: 0.2 },
  /** No pen in the picture. */
  isPenMissing: 0.15,
  /** The lying pen's rear end reaches over the sheet's edge, or the pen lies across the line. */
  isPenOverEdge: 0.2,
  isPenOnLine: 0.05,
  /** Between the pen and the line otherwise, at least. */
  penFromLineMm: 5,
  lean: {
    /** One standard deviation of all of it, over hands and around the foot. */
    spreadDeg: 2,
    /** Of its variance over all hands, what one does all around, … */
    meanShare: 0.25,
    /** … and what comes of places where some hands give way, at heel or toes in half of them: of the next three numbers. */
    bumpShare: 0.27,
    hasBump: 0.3,
    bumpSpreads: [1.2, 2.8],
    bumpWideDeg: [25, 60],
  },
  hand: {
    /** Across valleys between the toes that are narrower than twice this a hand goes straight; some follow them. */
    bridges: { '0': 0.25, '4': 0.25, '8': 0.25, '13': 0.25 },
    shakeMm: [0.08, 0.35],
    shakeOverMm: [4, 14],
    offMm: [0, 0.9],
    overshootMm: [-4, 22],
    /** How many gaps, and how long. */
    gaps: { '0': 0.5, '1': 0.28, '2': 0.14, '3': 0.08 },
    gapMm: [1.5, 9],
    pressure: [0.02, 0.14],
  },
  isSecondPass: 0.18,
  /** How much of the way around it goes over again. */
  secondShare: [0.12, 1],
  /** How much of the first pass's lean one hand repeats. */
  secondLike: 0.5,
  hasGapMark: 0.88,
  gapAlongMm: 0.9,
  gapAcrossMm: 0.7,
  gapLengthMm: [10, 32],
  /** Families of feet: those of held-back photos have one that was not tuned on. */
  families: { plain: 0.5, soft: 0.3, ankles: 0.2, valleys: 0 },
  heldOutFamilies: { plain: 0.4, soft: 0.25, ankles: 0.15, valleys: 0.2 },
  /** How far a pen presses in. Flesh over a heel's bone gives way by some tenths of a millimetre under a pen. */
  pressMm: { plain: [0, 0.25], soft: [0.2, 0.7], ankles: [0, 0.25], valleys: [0, 0.25] },
  /** How far the ankles stand out beyond the heel's sides. */
  ankleMm: [-4, 3],
  /** Styles of drawing that only held-back photos have. */
  isDashedHeldOut: 0.1,
  isLightInkHeldOut: 0.08,
  looks: { white: 0.58, ruled: 0.1, squared: 0.1, guide: 0.06, recycled: 0.1, yellow: 0.06 },
  isTaped: 0.15,
  /** Sheets that are not taped: flat, a corner or two turned up, an end curled, folded across as for an envelope. */
  bends: { flat: 0.62, corner: 0.16, curl: 0.12, fold: 0.1 },
  cornerMm: [20, 60],
  curlMm: [35, 120],
  riseMm: [0.8, 8],
  foldRiseMm: [0.8, 4],
  writings: { '0': 0.55, '1': 0.25, '2': 0.14, '3': 0.06 },
  isWrittenInside: 0.3,
  stray: { none: 0.84, crossed: 0.06, erased: 0.1 },
  strayMm: [30, 90],
  strayOutMm: [3, 9],
  clutter: { none: 0.72, coin: 0.07, card: 0.05, rubber: 0.07, ruler: 0.05, phone: 0.04 },
  isClutterOnSheet: 0.4,
  /** A left and a right foot on one sheet. */
  isPair: 0.07,
  pairLengthMm: { a4: [208, 236], letter: [208, 236], a3: [215, 305], tabloid: [215, 305] },
  isFaint: 0.12,
  faintStrength: [0.2, 0.42],
  bleed: [0, 0.6],
  /** A sheet of its own shape is often not told. */
  isPaperSet: 0.5,
  isSideSet: 0.8,
  strength: { pencil: [0.4, 0.85], ballpoint: [0.6, 0.95], felt: [0.85, 1] },
  paperLuma: [150, 242],
  whiteBalance: [0.82, 1.2],
  shadeStrength: [0.08, 0.4],
  isShaded: 0.5,
  blurPxAt1600: [0.45, 1.3],
  noise: [0.6, 5.5],
  jpegQuality: [78, 95],
} as const
