import type { Profile } from './edge-profiles.ts'

/** Where the paper ends at one place along a side: how far outside of where it was thought to end. */
export type EdgeSpot = { readonly share: number; readonly offsetMm: number }

export type SideLine = {
  readonly spots: readonly EdgeSpot[]
  /** Share of the places with paper inside at which the edge is where the line says. */
  readonly support: number
  /** Share of all places that have paper inside. */
  readonly visible: number
  /** How strongly paper and what lies beyond differ, as a logarithm. */
  readonly contrast: number
}

type Rise = { readonly share: number; readonly offsetMm: number; readonly weight: number }

/** A step in colour that is fainter than this is grain. */
const faintest = 0.012

/**
 * The straight line along which the paper ends. Beyond it may lie more lines: joints of tiles, planks, its own shadow. Of
 * lines that run all along the side, the innermost is the paper's.
 */
export function sideLine(profiles: readonly Profile[], reachMm: number, stepMm: number): SideLine {
  const seen = profiles.filter(({ isPaper }) => isPaper)
  const contrast = measureContrast(seen)
  const rises = seen.flatMap((profile) => risesIn(profile, reachMm, stepMm, contrast))
  const tolerance = Math.max(0.4, 1.6 * stepMm)
  const places = seen.length
  const lines: { middle: number; slope: number; score: number }[] = []
  const slant = reachMm * 0.4
  for (let slope = -slant; slope <= slant + 1e-9; slope += slant / 6)
    for (let middle = -reachMm; middle <= reachMm; middle += stepMm) {
      let score = 0
      for (const { share, offsetMm, weight } of rises) {
        const miss = Math.abs(offsetMm - middle - slope * (2 * share - 1))
        if (miss < tolerance) score += weight * (1 - (0.5 * miss) / tolerance)
      }
      lines.push({ middle, slope, score })
    }
  const max = lines.reduce((best, line) => Math.max(best, line.score), 0)
  const good = lines.filter((line) => line.score >= max * 0.66)
  const inner = good.reduce((min, line) => Math.min(min, line.middle), reachMm)
  const chosen = good
    .filter((line) => line.middle <= inner + 2 * tolerance)
    .reduce((a, b) => (b.score > a.score ? b : a), { middle: 0, slope: 0, score: 0 })
  const spots: EdgeSpot[] = []
  for (const { share, offsetMm } of rises)
    if (Math.abs(offsetMm - chosen.middle - chosen.slope * (2 * share - 1)) < tolerance) spots.push({ share, offsetMm })
  return {
    spots,
    support: places > 0 ? Math.min(1, new Set(spots.map(({ share }) => share)).size / places) : 0,
    visible: places / profiles.length,
    contrast,
  }
}

function measureContrast(profiles: readonly Profile[]): number {
  const highest = profiles.map(({ departure }) => departure.reduce((a, b) => Math.max(a, b), 0)).sort((a, b) => a - b)
  return highest[Math.floor(highest.length * 0.4)] ?? 0
}

/** Every place of a profile where the colour goes away from paper most steeply, to a fraction of a sample. */
function risesIn({ share, departure }: Profile, reachMm: number, stepMm: number, contrast: number): Rise[] {
  const rises: Rise[] = []
  const slope = departure.map((_, n) =>
    n < 2 || n >= departure.length - 2
      ? 0
      : departure[n + 1]! - departure[n - 1]! + 0.6 * (departure[n + 2]! - departure[n - 2]!),
  )
  const min = Math.max(faintest, 0.2 * contrast)
  for (let n = 3; n < slope.length - 3; n += 1) {
    const [a, b, c] = [slope[n - 1]!, slope[n]!, slope[n + 1]!]
    if (b < min || b < a || b <= c) continue
    const part = (a - c) / (2 * (a - 2 * b + c) || 1)
    rises.push({
      share,
      offsetMm: (n + Math.max(-0.5, Math.min(0.5, part))) * stepMm - reachMm,
      weight: Math.min(1, b / (0.6 * contrast)),
    })
  }
  return rises
}
