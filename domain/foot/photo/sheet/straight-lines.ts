import type { EdgeMap } from './edge-map.ts'

/** A straight line of a picture: x cos(angle) + y sin(angle) = offset. */
export type StraightLine = { readonly angle: number; readonly offset: number; readonly votes: number }

const angles = 180
const spread = 2
/** Paper is among the brightest things of a photo: an edge with nothing bright beside it is hardly a sheet's. */
const minTrust = 0.15

/**
 * The straight lines that have most edge along them (Hough, each edge voting near its own direction only). A weak edge counts
 * nearly as much as a strong one once it is above the picture's noise: a sheet on a light floor has weak edges, but long
 * ones.
 */
export function straightLines(map: EdgeMap, count: number): readonly StraightLine[] {
  return linesIn(map)(count)
}

/** The same with a cache: votes are counted once, and each line is refined once. */
export function linesIn(map: EdgeMap): (count: number) => readonly StraightLine[] {
  const { width, height, strength, direction, brighter } = map
  const reach = Math.ceil(Math.hypot(width, height))
  const offsets = 2 * reach + 1
  const votes = new Float32Array(angles * offsets)
  const noise = typicalStrength(strength)
  const cosines = Float64Array.from({ length: angles }, (_, k) => Math.cos((k * Math.PI) / angles))
  const sines = Float64Array.from({ length: angles }, (_, k) => Math.sin((k * Math.PI) / angles))
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x
      const force = strength[at]! - noise
      if (force <= 0) continue
      const weight = (force / (force + 2 * noise + 4)) * (minTrust + (1 - minTrust) * brighter[at]! ** 2)
      const own = Math.round((direction[at]! / Math.PI) * angles)
      for (let k = own - spread; k <= own + spread; k += 1) {
        const angle = (k + angles) % angles
        const offset = x * cosines[angle]! + y * sines[angle]!
        votes[angle * offsets + Math.round(offset) + reach]! += weight
      }
    }
  const strongest = peaks(votes, offsets, reach)
  const found: StraightLine[] = []
  return (count) => {
    for (const line of strongest.slice(found.length, count)) found.push(settled(line, map, noise))
    return found.slice(0, count)
  }
}

const nearPx = 1.6
/** A pixel's own direction is unsure: so much of its sine may lie across the line's. */
const askew = 0.12

/** A line as its own pixels have it: votes are counted in whole degrees, which over a sheet's length are some pixels. */
function settled(line: StraightLine, { width, height, strength, direction }: EdgeMap, noise: number): StraightLine {
  let { angle, offset } = line
  for (let round = 0; round < 2; round += 1) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const sums = { weight: 0, along: 0, away: 0, alongAlong: 0, alongAway: 0 }
    const isSteep = Math.abs(c) > Math.abs(s)
    const steps = isSteep ? height : width
    for (let step = 2; step < steps - 2; step += 1) {
      const middle = isSteep ? (offset - step * s) / c : (offset - step * c) / s
      for (let beside = Math.ceil(middle - 2); beside <= middle + 2; beside += 1) {
        if (beside < 2 || beside >= (isSteep ? width : height) - 2) continue
        const [x, y] = isSteep ? [beside, step] : [step, beside]
        const at = y * width + x
        const away = x * c + y * s - offset
        if (strength[at]! <= noise || Math.abs(away) > nearPx || Math.abs(Math.sin(direction[at]! - angle)) > askew)
          continue
        const force = strength[at]! - noise
        const weight = force / (force + 2 * noise + 4)
        const along = y * c - x * s
        sums.weight += weight
        sums.along += weight * along
        sums.away += weight * away
        sums.alongAlong += weight * along * along
        sums.alongAway += weight * along * away
      }
    }
    const spread = sums.alongAlong - (sums.along * sums.along) / sums.weight
    if (!(spread > 0)) return line
    const slope = (sums.alongAway - (sums.along * sums.away) / sums.weight) / spread
    // In the line's own frame it is away = level + slope * along.
    const level = sums.away / sums.weight - slope * (sums.along / sums.weight)
    const turn = Math.atan(slope)
    offset = (offset + level) * Math.cos(turn)
    angle -= turn
  }
  return { ...line, angle, offset }
}

/** What most of the picture's faint edges are below: noise and texture. */
function typicalStrength(strength: Float32Array): number {
  const some: number[] = []
  for (let at = 0; at < strength.length; at += 7) if (strength[at]! > 0) some.push(strength[at]!)
  return some.sort((a, b) => a - b)[Math.floor(some.length * 0.5)] ?? 0
}

/** No caller needs more. */
const maxLines = 128

function peaks(votes: Float32Array, offsets: number, reach: number): StraightLine[] {
  const found: { at: number; votes: number }[] = []
  const sum = (angle: number, offset: number) => {
    // An angle beyond half a turn is the same line seen from its other side.
    const turned = angle < 0 || angle >= angles
    const k = (angle + angles) % angles
    const o = turned ? offsets - 1 - offset : offset
    return votes[k * offsets + o]! + votes[k * offsets + o - 1]! + votes[k * offsets + o + 1]!
  }
  for (let angle = 0; angle < angles; angle += 1)
    for (let offset = 3; offset < offsets - 3; offset += 1) {
      const own = sum(angle, offset)
      if (own < 8) continue
      let isPeak = true
      for (let a = -2; a <= 2 && isPeak; a += 1)
        for (let o = -2; o <= 2 && isPeak; o += 1) {
          const other = sum(angle + a, offset + o)
          if (other > own || (other === own && (a < 0 || (a === 0 && o < 0)))) isPeak = false
        }
      if (isPeak) found.push({ at: angle * offsets + offset, votes: own })
    }
  found.sort((a, b) => b.votes - a.votes)
  return found.slice(0, maxLines).map(({ at, votes: own }) => ({
    angle: (Math.floor(at / offsets) * Math.PI) / angles,
    offset: (at % offsets) - reach,
    votes: own,
  }))
}
