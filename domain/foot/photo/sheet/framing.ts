/** How much of a sheet must be in the photo where it is looked for. */
export type Framing = {
  /** How far beyond the photo's end the corners at the toes may lie, as a share of half the photo. */
  readonly beyond: number
  /** Which share of each edge must be seen. */
  readonly leastSeen: number
  /** How many of the places where paper must be may lie outside. */
  readonly mostUnseen: number
  /** How much beside straight down it may be seen, in degrees; what is more than can be measured is told so later. */
  readonly mostTiltDeg: number
  /** By how much, in radians, the photo turns long edges towards each other, and a short one out of its right angle. */
  readonly mostTurn: number
  /** Which share of the photo the sheet takes at least: the fields of a floor are smaller. */
  readonly leastShare: number
  /** Among how many straight lines its edges are looked for. */
  readonly lines: number
}

export const wholeSheet: Framing = {
  beyond: 0.05,
  leastSeen: 0.8,
  mostUnseen: 0,
  mostTiltDeg: 50,
  mostTurn: 0.35,
  leastShare: 0,
  lines: 64,
}

/** Where no whole one is found: what is cut off, and what has its edges among the fainter lines. */
export const pieceOfSheet: Framing = {
  beyond: 0.7,
  leastSeen: 0.35,
  mostUnseen: 3,
  mostTiltDeg: 70,
  mostTurn: 0.6,
  leastShare: 0.06,
  lines: 128,
}

/** Where nothing but its outline is known, and it may be seen from far aside. */
export const outlineOfSheet: Framing = { ...pieceOfSheet, beyond: 0.2, mostTurn: 0.9, leastShare: 0.03 }
