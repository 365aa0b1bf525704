/** How a foot's side stands where a pen goes along it, as shares of the foot's length. */
export type FootSideForm = {
  /** At which height it stands out most. */
  readonly height: number
  /** How round it is above that height: the radius of its bulge, seen along the foot's border. */
  readonly round: number
}

type Row = FootSideForm & { readonly share: number }

/**
 * Of our own: we know no published figures of these heights. They are those of the foot that our photos are drawn from, whose heel is
 * widest at 21 of 250 mm, whose ball at 19 inside and 14 outside, and whose toes at half of their height. How much feet differ from it
 * is `heightSpread`.
 */
const innerRows: readonly Row[] = [
  { share: 0, height: 0.088, round: 0.2 },
  { share: 0.14, height: 0.085, round: 0.2 },
  { share: 0.4, height: 0.125, round: 0.12 },
  { share: 0.6, height: 0.1, round: 0.035 },
  { share: 0.735, height: 0.078, round: 0.02 },
  { share: 0.86, height: 0.042, round: 0.035 },
  { share: 1, height: 0.036, round: 0.035 },
]
const outerRows: readonly Row[] = [
  { share: 0, height: 0.088, round: 0.2 },
  { share: 0.14, height: 0.082, round: 0.2 },
  { share: 0.35, height: 0.062, round: 0.1 },
  { share: 0.55, height: 0.056, round: 0.03 },
  { share: 0.74, height: 0.056, round: 0.018 },
  { share: 0.86, height: 0.035, round: 0.03 },
  { share: 1, height: 0.03, round: 0.03 },
]

/** How much feet differ in it: one standard deviation, of the heights that feet are drawn with (0.8 to 1.2 of the usual), and half as much again. */
export const heightSpread = 0.17

/** A pen that goes along a foot presses its skin in by some tenths of a millimetre. Our own assumption: no measurement of it is known. */
export const pressedMm = 0.2

/** The side of a foot at a share of its length, on the big toe's side (1), on the little toe's (-1), or between. */
export function footSideAt(share: number, inwards: number): FootSideForm {
  const [inner, outer] = [formIn(innerRows, share), formIn(outerRows, share)]
  const part = 0.5 + 0.5 * Math.min(1, Math.max(-1, inwards))
  return {
    height: inner.height * part + outer.height * (1 - part),
    round: inner.round * part + outer.round * (1 - part),
  }
}

function formIn(rows: readonly Row[], share: number): FootSideForm {
  const at = Math.min(0.999, Math.max(0, share))
  const next = rows.findIndex((row) => row.share > at)
  const [one, other] = [rows[next - 1]!, rows[next]!]
  const part = (at - one.share) / (other.share - one.share)
  return {
    height: one.height + (other.height - one.height) * part,
    round: one.round + (other.round - one.round) * part,
  }
}
