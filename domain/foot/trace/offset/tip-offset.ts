/** The side of a foot that a pen goes along, in mm. */
export type SideMm = { readonly heightMm: number; readonly roundMm: number }

const stepMm = 0.5
/** Above this the hand holds the pen, and no foot bulges. */
const maxHighMm = 60

/**
 * How far outside of the foot's widest border the tip of a pen stands that touches it: the most, over all heights, of how far the foot
 * stands out there, and half the pen's width, less what the pen has gone outwards up to there. `lean` is by how much it does, run per rise.
 */
export function tipOffset(halfMm: readonly number[], { heightMm, roundMm }: SideMm, lean: number): number {
  let max = Number.NEGATIVE_INFINITY
  for (let z = stepMm; z <= maxHighMm; z += stepMm) {
    const away = z - heightMm
    if (Math.abs(away) >= roundMm) continue
    const standsOut = Math.sqrt(roundMm * roundMm - away * away) - roundMm
    max = Math.max(max, standsOut + halfAt(halfMm, z) - z * lean)
  }
  return max
}

/** Half the pen's width so far from its tip; behind what is known of it goes on as it is there. */
export function halfAt(halfMm: readonly number[], mm: number): number {
  const last = halfMm.length - 1
  const place = Math.min(last, Math.max(0, mm))
  const low = Math.min(last - 1, Math.floor(place))
  return halfMm[low]! + (halfMm[low + 1]! - halfMm[low]!) * (place - low)
}
