import type { Profile } from '../../photo/sheet/edge-profiles.ts'
import { type SideLine, sideLine } from '../../photo/sheet/side-line.ts'

/** The line along which the paper ends, and how far it bows away from straight between its ends. */
export type BentLine = SideLine & { readonly bowMm: number }

/** A straight line that runs along so much of a side needs no bow. */
const straightSupport = 0.85
/** How far a side may bow evenly, and one half of it against the other, as shares of how far around it is looked. */
const bows = [-0.6, -0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45, 0.6]
const leans = [-0.8, -0.4, 0, 0.4, 0.8]
/** So much more of a side must agree before it is said to bow. */
const minGain = 0.08

/** A parabola and a cubic that are nothing at both ends, for places from -1 to 1 along a side. */
const curveAt = (bow: number, lean: number, place: number) => (1 - place * place) * (bow + lean * place)

/** Paper that curls ends along a bowed line: of all slight bows the one along which most of the side ends. */
export function bentLine(profiles: readonly Profile[], reachMm: number, stepMm: number): BentLine {
  const straight = { ...sideLine(profiles, reachMm, stepMm), bowMm: 0 }
  if (straight.support >= straightSupport) return straight
  let best: BentLine = { ...straight, support: straight.support + minGain }
  for (const bow of bows)
    for (const lean of leans) {
      const curve = (place: number) => curveAt(bow * reachMm, lean * reachMm, place)
      const line = sideLine(shifted(profiles, curve, stepMm), reachMm, stepMm)
      if (line.support <= best.support) continue
      const spots = line.spots.map(({ share, offsetMm }) => ({
        share,
        offsetMm: offsetMm + snapped(curve, share, stepMm),
      }))
      const bowMm = line.spots.reduce((max, { share }) => Math.max(max, Math.abs(curve(2 * share - 1))), 0)
      best = { ...line, spots, bowMm }
    }
  return best.bowMm > 0 ? best : straight
}

const snapped = (curve: (place: number) => number, share: number, stepMm: number) =>
  Math.round(curve(2 * share - 1) / stepMm) * stepMm

/** The profiles as they would be if the side did not bow. */
function shifted(profiles: readonly Profile[], curve: (place: number) => number, stepMm: number): Profile[] {
  return profiles.map((profile) => {
    const by = Math.round(curve(2 * profile.share - 1) / stepMm)
    const { departure } = profile
    const last = departure.length - 1
    const moved = departure.map((_, n) => departure[Math.min(last, Math.max(0, n + by))]!)
    return { ...profile, departure: moved }
  })
}
