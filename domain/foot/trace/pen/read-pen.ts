import type { Point } from '../../geometry/point.ts'
import { quantile } from '../../geometry/quantile.ts'
import type { FlatSheet } from '../flat/flatten.ts'
import { barrelIn } from './pen-barrel.ts'
import type { PenBar } from './pen-bars.ts'
import { edgeMap } from './pen-edges.ts'
import { outlineFrom } from './pen-outline.ts'
import type { PenProfile } from './pen-profile.ts'
import { cutPenSections, type PenAxis, placeAt } from './pen-sections.ts'
import { penWithBarrel } from './told-pen.ts'
import { trueHalves } from './true-halves.ts'

/** A pen that lies on the sheet: how thick it is, and where its ends are, in the sheet's mm. */
export type ReadPen = {
  readonly profile: PenProfile
  readonly tip: Point
  readonly end: Point
  /** Its point was seen; how thick its barrel is, and in which share of it both sides are seen. */
  readonly isPointed: boolean
  readonly barrelMm: number
  readonly seen: number
}

/** Beyond what is thick and dark of it so much is looked at: light parts, and the point. */
const beyondMm = 100
/** Its sides are looked for with no more than this of it: they are straight. */
const nearMm = 15
/** Beside the thick part so much is looked at: its axis is known roughly. */
const besideMm = 6
/** Beyond the tip the pen is written of as it is here; nothing of a foot is so high. */
const knownMm = 60
/** The tip is thinner than this share of the barrel, a few mm behind it. */
const pointed = 0.66
const pointMm = [1, 6] as const
/** Behind so much no pen is thinner than this share of its barrel: what is so seen is the gleam along it. */
const [longestPointMm, stillPoint] = [26, 0.8]
/** A pen is as long as this at least; what is shorter is a bar, or a piece of one. */
const minLongMm = 60

/** The pen's own profile from where it lies; nothing where its sides are not clear. `eye` is where the camera is. */
export function readPen(
  flat: FlatSheet,
  place: PenBar,
  eye: readonly [number, number, number],
  softness: number,
): ReadPen | undefined {
  const long = Math.hypot(place.to.x - place.from.x, place.to.y - place.from.y)
  const towards = { x: (place.to.x - place.from.x) / long, y: (place.to.y - place.from.y) / long }
  const rough = { from: place.from, towards }
  const wideReach = place.wideMm / 2 + besideMm
  const found = edgeMap(
    cutPenSections(flat, rough, -nearMm, long + nearMm, wideReach),
    wideReach,
    flat.pxPerMm,
    softness,
  )
  const rowAt = (mm: number) =>
    Math.max(
      0,
      found.alongMm.findIndex((along) => along >= mm),
    )
  const barrel = barrelIn(found, rowAt(0), Math.max(rowAt(0) + 1, rowAt(long) || found.alongMm.length - 1))
  if (!barrel) return undefined
  const axis = straightened(rough, (barrel.left + barrel.right) / 2, barrel.slope)
  const half = (barrel.right - barrel.left) / 2
  const reach = half + besideMm
  const sections = cutPenSections(flat, axis, -beyondMm, long + beyondMm, reach)
  const map = edgeMap(sections, reach, flat.pxPerMm, softness)
  const middle = (found.alongMm[barrel.first]! + found.alongMm[barrel.last]!) / 2
  const start = map.alongMm.findIndex((along) => along >= middle)
  if (start < 0) return undefined
  const ways = [outlineFrom(map, sections, start, -1, half), outlineFrom(map, sections, start, 1, half)] as const
  const ends = [map.alongMm[start]! - ways[0].length + 1, map.alongMm[start]! + ways[1].length - 1] as const
  if (ends[1] - ends[0] < minLongMm) return undefined
  const whole = evened([...ways[0].toReversed(), ...ways[1].slice(1)])
  const fromEnds = [whole, whole.toReversed()]
  const sharp = fromEnds.map((halves) => mean(halves.slice(...pointMm)) / half)
  const isReversed = sharp[1]! < sharp[0]!
  const halves = asCone(fromEnds[isReversed ? 1 : 0]!, half)
  const isPointed = Math.min(...sharp) < pointed && (halves[longestPointMm] ?? 0) > stillPoint * half
  const [tip, end] = isReversed ? [ends[1], ends[0]] : [ends[0], ends[1]]
  const tipPlace = placeAt(axis, tip, 0)
  return {
    profile: {
      halfMm: trueHalves(isPointed ? halves.slice(0, knownMm + 1) : penWithBarrel(half), half, tipPlace, axis, eye),
      spreadMm: Math.hypot(
        isPointed ? ownSpreadMm : bluntSpreadMm,
        unevenness(halves),
        faintMm * (1 - barrel.clear),
        softMm * (softness - 1),
      ),
      by: 'photo',
    },
    tip: tipPlace,
    end: placeAt(axis, end, 0),
    isPointed,
    barrelMm: 2 * half,
    seen: barrel.seen,
  }
}

/** How exactly half a width is read where both sides are clear, one standard deviation; six-sided pens touch anywhere between side and corner. */
const ownSpreadMm = 0.3
/** The same where only the barrel is seen, and how it is pointed is not: beside toes pens are where they are pointed. */
const bluntSpreadMm = 0.6
/** Of sides that are hardly seen what is seen may be the shade on a round white side, so far within. */
const faintMm = 0.4
/** Sides of soft photos lie anywhere within their softness. */
const softMm = 0.6

/** Slimmer pens have no step between point and barrel: … */
const slimMm = 5.6
/** … there they are no thinner than so much of a cone from the tip to where the barrel begins, which is this share of it. */
const [ofCone, isBarrel] = [0.8, 0.92]

/** A pencil's or a ballpoint's half widths from the tip on, as they are seen; where they seem thinner than any cone, a gleam was seen. */
function asCone(halves: readonly number[], barrelMm: number): number[] {
  const begins = halves.findIndex((half) => half > isBarrel * barrelMm)
  if (barrelMm > slimMm || begins < 1) return [...halves]
  return halves.map((half, mm) => (mm < begins ? Math.max(half, (ofCone * barrelMm * mm) / begins) : half))
}

/** The axis, moved to the middle between both sides and turned along them. */
function straightened(axis: PenAxis, base: number, slope: number): PenAxis {
  const long = Math.hypot(1, slope)
  const { x, y } = axis.towards
  return { from: placeAt(axis, 0, base), towards: { x: (x - y * slope) / long, y: (y + x * slope) / long } }
}

/** A pen's width changes slowly: each half is the middle one of so many to either side, fewer where it ends. */
const evenMm = 3

const evened = (halves: readonly number[]) =>
  halves.map((half, k) => {
    const reach = Math.min(k, halves.length - 1 - k, evenMm)
    return quantile(halves.slice(k - reach, k + reach + 1), 0.5) ?? half
  })

/** Where a barrel is even: from here to there behind the tip. */
const barrelMm = [22, 70] as const

/** How much half the width scatters along the barrel: one standard deviation of what it is taken for at any one place. */
function unevenness(halves: readonly number[]): number {
  const along = halves.slice(...barrelMm)
  return ((quantile(along, 0.84) ?? 0) - (quantile(along, 0.16) ?? 0)) / 2
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value / values.length, 0)
