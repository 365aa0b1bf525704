import type { PhotoRejection } from '../question/photo-question.ts'

/** What is known of the piece that was seen on the sheet. */
export type PieceFacts = {
  /** How far it and the paper lie apart, in standard deviations. */
  readonly apart: number
  /** From the heel's edge to its foremost point, as a share of the sheet's length. */
  readonly reach: number
  /** Its breadth at three quarters of its length, as a share of that. */
  readonly breadth: number
  /** How large the second largest piece is, as a share of the largest. */
  readonly second: number
  /** How much of its forefoot's border lies along the sheet's front and sides, in mm. */
  readonly alongEdgesMm: number
}

/** Of socks of the paper's colour only the leg is detected, which is recognized by its reach; nearly all of the lightest skins have more. */
const minApart = 1.3
/** A foot of 180 mm covers 0.6 of an A4 sheet; a leg over a sock that is not seen, less than half. */
const minReach = 0.45
/** One foot has up to 0.46 there, two have 0.75. */
const maxBreadth = 0.6
const maxSecond = 0.35
/** A toe tip at the edge is cut off over 10 mm and more. */
export const maxAlongEdgesMm = 6

/** What is wrong with what stands on the sheet, before it is measured. */
export function findPieceRejection({ apart, reach, breadth, second }: PieceFacts): PhotoRejection | undefined {
  if (apart < minApart) return 'light_sock'
  if (second > maxSecond) return 'two_feet'
  if (reach < minReach) return 'light_sock'
  if (breadth > maxBreadth) return 'two_feet'
  return undefined
}
