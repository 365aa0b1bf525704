import { quantile } from '../../geometry/quantile.ts'
import { type Section, stepMm } from './pen-sections.ts'

/** Where the pen's sides are seen across a section, in mm from the line that it is looked for along: left less than right. */
export type Edges = {
  readonly alongMm: number
  readonly left: number
  readonly right: number
  /** How clear the fainter of both is: a share of the paper's brightness, in all channels together. */
  readonly clear: number
}

/** Over so much to either side a change of colour is judged: photos from a metre away show no finer ones. */
const overSteps = 2
/** So much of the paper's brightness, in all channels together, is an edge of a white pen, … */
const leastChange = 0.14
/** … and beside a dark one so much of the clearest change: what is less is the soft end of a shade. */
const leastShare = 0.3
/** A change of tint counts so many times: shades have none. */
const tintCounts = 2
/** A shade has the paper's colour, but for so much of it, … */
const mostTint = 0.07
/** … and this much of its brightness. */
const [darkestShade, lightestShade] = [0.28, 0.97]
/** A pen's side is not beyond so much of the section, seen from that side. */
const farthest = 0.72
/** Beside so many sections a shade lies on that side: what else looks like one does so here and there. */
const oftenShaded = 0.35

/** Both sides of a pen in each section in which it is seen. A shade beside it is no part of it. */
export function penEdges(sections: readonly Section[], reachMm: number): Edges[] {
  const found = sections.flatMap(({ alongMm, shares }) => {
    const left = sideOf(shares)
    const right = sideOf([...shares].reverse())
    return left && right ? [{ alongMm, left, right }] : []
  })
  const shaded = (side: 'left' | 'right') =>
    found.filter((one) => one[side].behindShade !== undefined).length / found.length
  const isShaded = { left: shaded('left') > oftenShaded, right: shaded('right') > oftenShaded }
  return found.flatMap(({ alongMm, left, right }) => {
    const chosen = (side: Side, is: boolean) => (is ? (side.behindShade ?? side.first) : side.first)
    const [one, other] = [chosen(left, isShaded.left), chosen(right, isShaded.right)]
    const edges = {
      alongMm,
      left: one.at * stepMm - reachMm,
      right: reachMm - other.at * stepMm,
      clear: Math.min(one.clear, other.clear),
    }
    return edges.right > edges.left ? [edges] : []
  })
}

type Side = {
  /** The first change of colour that is met from this side. */
  readonly first: Change
  /** The next one, if what lies between may be a shade. */
  readonly behindShade: Change | undefined
}

/** A change of colour: how many steps from the section's end, and how clear. */
type Change = { readonly at: number; readonly clear: number }

function sideOf(shares: readonly (readonly [number, number, number])[]): Side | undefined {
  const peaks = peaksOf(shares).filter(({ at }) => at < (shares.length - 1) * farthest)
  const [first, next] = peaks
  if (first === undefined) return undefined
  const isShade = next !== undefined && looksLikeShade(shares, first.at, next.at)
  return { first, behindShade: isShade ? next : undefined }
}

/** Where the colour changes most, to a part of a step. */
function peaksOf(shares: readonly (readonly [number, number, number])[]): Change[] {
  const change = shares.map((_, k) => {
    const [a, b] = [shares[k - overSteps], shares[k + overSteps]]
    return a && b ? changeBetween(a, b) : 0
  })
  const peaks: Change[] = []
  const least = Math.max(leastChange, leastShare * Math.max(...change))
  for (let k = 1; k < change.length - 1; k += 1) {
    const [before, here, after] = [change[k - 1]!, change[k]!, change[k + 1]!]
    if (here < least || here < before || here <= after) continue
    peaks.push({ at: k + (0.5 * (before - after)) / (before - 2 * here + after), clear: here })
  }
  return peaks
}

function changeBetween(a: readonly [number, number, number], b: readonly [number, number, number]): number {
  const [r, g, blue] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const mean = (r + g + blue) / 3
  return 3 * Math.abs(mean) + tintCounts * (Math.abs(r - mean) + Math.abs(g - mean) + Math.abs(blue - mean))
}

function looksLikeShade(shares: readonly (readonly [number, number, number])[], from: number, to: number): boolean {
  const between = shares.slice(Math.ceil(from + 1), Math.floor(to))
  if (between.length === 0) return false
  const [r, g, b] = [0, 1, 2].map(
    (c) =>
      quantile(
        between.map((share) => share[c]!),
        0.5,
      ) ?? 0,
  ) as [number, number, number]
  const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)]
  return most - least < mostTint * most && most > darkestShade && most < lightestShade
}
