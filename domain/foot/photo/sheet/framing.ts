/** How much of a sheet must be in the photo where it is looked for. */
export type Framing = {
  /** How far beyond the photo's end the corners at the toes may lie, as a share of half the photo. */
  readonly beyond: number
  /** Which share of each edge must be seen. */
  readonly minSeen: number
  /** How many of the places where paper must be may lie outside. */
  readonly maxUnseen: number
  /** How much beside straight down it may be seen, in degrees; a larger angle than can be measured is reported later. */
  readonly maxTiltDeg: number
  /** By how much, in radians, the photo turns long edges towards each other, and a short one out of its right angle. */
  readonly maxTurn: number
  /** Which share of the photo the sheet takes at least: the fields of a floor are smaller. */
  readonly minShare: number
  /** Among how many straight lines its edges are looked for. */
  readonly lines: number
}

export const wholeSheet: Framing = {
  beyond: 0.05,
  minSeen: 0.8,
  maxUnseen: 0,
  maxTiltDeg: 50,
  maxTurn: 0.35,
  minShare: 0,
  lines: 64,
}

/** Where no whole one is found: what is cut off, and what has its edges among the fainter lines. */
export const pieceFraming: Framing = {
  beyond: 0.7,
  minSeen: 0.35,
  maxUnseen: 3,
  maxTiltDeg: 70,
  maxTurn: 0.6,
  minShare: 0.06,
  lines: 128,
}

/** Where nothing but its outline is known, and it may be seen from far aside. */
export const outlineFraming: Framing = { ...pieceFraming, beyond: 0.2, maxTurn: 0.9, minShare: 0.03 }
