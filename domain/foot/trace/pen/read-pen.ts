import type { Point } from '../../geometry/point.ts'
import { quantile } from '../../geometry/quantile.ts'
import type { FlatSheet } from '../flat/flatten.ts'
import { type Edges, penEdges } from './pen-edges.ts'
import type { PenPlace } from './pen-place.ts'
import type { PenProfile } from './pen-profile.ts'
import { type PenAxis, placeAt, sectionsOf } from './pen-sections.ts'
import { penOf } from './told-pen.ts'

/** A pen that lies on the sheet: how thick it is, and where its ends are, in the sheet's mm. */
export type ReadPen = { readonly profile: PenProfile; readonly tip: Point; readonly end: Point }

/** Beyond its thick part a tip goes on for so much at most. */
const beyondMm = 26
/** Beside the thick part so much is looked at: shades are long where the light is low. */
const besideMm = 5
/** Along its thick part a clip, a shade or a line hides as much of a side, and where it is pointed no more than this. */
const [mostHiddenMm, mostUnseenMm] = [40, 3.5]
/** Beyond the tip the pen is written of as it is here; nothing of a foot is so high. */
const knownMm = 60
/** A pen's middle goes straight: what is seen farther beside it is a clip, a shade, or a line that it lies on. */
const mostBesideMm = 1.5
/** The tip is thinner than this share of the barrel, a few mm behind it. */
const pointed = 0.72
/** The rest of pens' barrels: no more than this thick and no less, as half of the width. */
const [leastHalfMm, mostHalfMm] = [2.8, 9.5]

/** The pen's own profile from where it lies; nothing where its sides or its tip are not clear. `eye` is where the camera is. */
export function readPen(flat: FlatSheet, place: PenPlace, eye: readonly [number, number, number]): ReadPen | undefined {
  const long = Math.hypot(place.to.x - place.from.x, place.to.y - place.from.y)
  const towards = { x: (place.to.x - place.from.x) / long, y: (place.to.y - place.from.y) / long }
  let axis: PenAxis = { from: place.from, towards }
  let edges: Edges[] = []
  const reachMm = place.wideMm / 2 + besideMm
  for (let round = 0; round < 3; round += 1) {
    edges = penEdges(sectionsOf(flat, axis, -beyondMm, long + beyondMm, reachMm), reachMm)
    const middle = middleLine(edges.filter(({ alongMm }) => alongMm > 0 && alongMm < long))
    if (!middle) return undefined
    axis = turned(axis, middle)
  }
  const seen = joined(edges, long)
  if (!seen) return undefined
  const ends = [halvesFrom(seen, 1), halvesFrom(seen, -1)]
  const barrel =
    quantile(
      seen.map(({ left, right }) => (right - left) / 2),
      0.6,
    ) ?? 0
  const sharp = ends.map((halves) => mean(halves.slice(1, 6)) / barrel)
  const isReversed = sharp[1]! < sharp[0]!
  if (barrel < leastHalfMm || barrel > mostHalfMm) return undefined
  const isPointed = Math.min(...sharp) < pointed
  const halves = ends[isReversed ? 1 : 0]!
  const [first, last] = [seen[0]!.alongMm, seen.at(-1)!.alongMm]
  const [tip, end] = isReversed ? [last, first] : [first, last]
  const tipPlace = placeAt(axis, tip, 0)
  const off = offAxis(seen)
  const thickest = quantile(halves.slice(...barrelMm), 0.85) ?? barrel
  const seenHalves = isPointed
    ? growing(halves.slice(0, knownMm + 1).map((half) => Math.min(half, thickest)))
    : penOf(barrel)
  return {
    profile: {
      halfMm: trueHalves(seenHalves, barrel, tipPlace, axis, eye),
      spreadMm: Math.hypot(isPointed ? ownSpreadMm : bluntSpreadMm, off / 2, unevenness(halves), faintness(seen)),
      by: 'photo',
    },
    tip: tipPlace,
    end: placeAt(axis, end, 0),
  }
}

/** How exactly half a width is read where both sides are clear, one standard deviation; six-sided pens touch anywhere between side and corner. */
const ownSpreadMm = 0.15

/** The same where only the barrel is seen, and how it is pointed is not: beside toes pens are where they are pointed. */
const bluntSpreadMm = 0.4

/** Sides that are clearer than this are the pen's; of white pens on white paper what is seen may be the shade on their own round side, so far within. */
const [clearEnough, faintMm] = [0.6, 1]

/** What sides that are hardly seen leave unsure: one standard deviation. */
function faintness(seen: readonly Edges[]): number {
  const clear = quantile(
    seen.map((edges) => edges.clear),
    0.4,
  )
  return faintMm * Math.max(0, 1 - (clear ?? 0) / clearEnough)
}

/** What never falls and is nearest to what was seen: pens grow from their tips on, and what seems otherwise is a band of another colour. Neighbours that fall are pooled. */
function growing(seen: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = []
  for (const half of seen) {
    pools.push({ sum: half, count: 1 })
    for (;;) {
      const [one, other] = [pools.at(-2), pools.at(-1)]
      if (!one || !other || one.sum / one.count <= other.sum / other.count) break
      pools.splice(-2, 2, { sum: one.sum + other.sum, count: one.count + other.count })
    }
  }
  return pools.flatMap(({ sum, count }) => new Array<number>(count).fill(sum / count))
}

/** Where a barrel is even: from here to there behind the tip. */
const barrelMm = [18, 70] as const

/** How much half the width scatters along the barrel: one standard deviation of what it is taken for at any one place. */
function unevenness(halves: readonly number[]): number {
  const along = halves.slice(...barrelMm)
  return ((quantile(along, 0.84) ?? 0) - (quantile(along, 0.16) ?? 0)) / 2
}

/** How much the middles between both sides scatter about a straight line. */
function offAxis(seen: readonly Edges[]): number {
  const offs = seen.map(({ left, right }) => Math.abs((left + right) / 2))
  return quantile(offs, 0.6) ?? 0
}

/** The line through the middles, by how far it lies beside the axis and how it turns from it: the middle one of many, so that a clip counts little. */
function middleLine(edges: readonly Edges[]): { readonly base: number; readonly slope: number } | undefined {
  if (edges.length < 20) return undefined
  const middles = edges.map(({ alongMm, left, right }) => ({ x: alongMm, y: (left + right) / 2 }))
  const half = Math.floor(middles.length / 2)
  const slopes = middles.slice(0, half).map((one, k) => {
    const other = middles[k + half]!
    return (other.y - one.y) / (other.x - one.x)
  })
  const slope = quantile(slopes, 0.5) ?? 0
  const base =
    quantile(
      middles.map(({ x, y }) => y - slope * x),
      0.5,
    ) ?? 0
  return { base, slope }
}

function turned(axis: PenAxis, { base, slope }: { readonly base: number; readonly slope: number }): PenAxis {
  const long = Math.hypot(1, slope)
  const { x, y } = axis.towards
  return { from: placeAt(axis, 0, base), towards: { x: (x - y * slope) / long, y: (y + x * slope) / long } }
}

/** From the thick part's middle outwards as long as the pen goes on straight. */
function joined(edges: readonly Edges[], long: number): Edges[] | undefined {
  const straight = edges.filter(({ left, right }) => Math.abs(left + right) / 2 < mostBesideMm && right - left > 0.3)
  const start = straight.findIndex(({ alongMm }) => alongMm > long / 2)
  if (start < 1) return undefined
  const isNext = (one: Edges | undefined, other: Edges | undefined) => {
    if (!one || !other) return false
    const isThick = Math.min(one.alongMm, other.alongMm) > 0 && Math.max(one.alongMm, other.alongMm) < long
    return Math.abs(other.alongMm - one.alongMm) < (isThick ? mostHiddenMm : mostUnseenMm)
  }
  let [first, last] = [start, start]
  while (isNext(straight[first], straight[first - 1])) first -= 1
  while (isNext(straight[last], straight[last + 1])) last += 1
  return last - first > 30 ? straight.slice(first, last + 1) : undefined
}

/** Half widths every millimetre from one end on; what was not seen is between its neighbours, and each the middle one of three. */
function halvesFrom(seen: readonly Edges[], way: 1 | -1): number[] {
  const ordered = way === 1 ? seen : [...seen].reverse()
  const start = ordered[0]!.alongMm
  const halves: number[] = []
  for (const { alongMm, left, right } of ordered) {
    const at = Math.abs(alongMm - start)
    while (halves.length < at) halves.push(Number.NaN)
    halves.push((right - left) / 2)
  }
  let last = halves[0]!
  const filled = halves.map((half) => {
    last = Number.isNaN(half) ? last : half
    return last
  })
  return filled.map((half, k) => {
    const reach = Math.min(k, evenMm)
    return quantile(filled.slice(k - reach, k + reach + 1), 0.5) ?? half
  })
}

/** A pen's width changes slowly: each half is the middle one of so many to either side, fewer where it is pointed. */
const evenMm = 4

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value / values.length, 0)

/**
 * What is seen is larger than the pen: it lies with its middle half its thickness above the sheet, and is seen past its round sides. Each
 * half is made smaller until a pen of it would be seen so.
 */
function trueHalves(
  seen: readonly number[],
  barrelMm: number,
  tip: Point,
  { towards }: PenAxis,
  [x, y, high]: readonly [number, number, number],
): number[] {
  const aside = Math.abs(-(x - tip.x) * towards.y + (y - tip.y) * towards.x)
  return seen.map((half) => {
    let own = half
    for (let round = 0; round < 4; round += 1) own *= half / seenHalf(own, barrelMm, aside, high)
    return own
  })
}

/** Half of the shadow that a round bar would throw from the camera's place: its middle lies so high, the camera so far aside. */
function seenHalf(half: number, restsAt: number, aside: number, high: number): number {
  const up = high - restsAt
  const lean = Math.atan2(aside, up)
  const wide = Math.asin(Math.min(1, half / Math.hypot(aside, up)))
  return (high * (Math.tan(lean + wide) - Math.tan(lean - wide))) / 2
}
