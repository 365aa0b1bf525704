import { quantile } from '../../geometry/quantile.ts'
import { innerBounds } from '../flat/sheet-grid.ts'
import type { Ink } from './ink.ts'

/** So much of the sheet's width or height a printed line, a fold or a long shade crosses at least; no side of a foot does. */
const minShare = 0.5
/** Lines are looked for in strips so wide: within one they are level, and the drawn line leaves most of it free. */
const stripMm = 12
/** The median of a strip is taken from so many places. */
const samples = 13
/** From strip to strip a line rises or falls by so much: paper that curls, a lens that bows. */
const maxRiseMm = 0.4
/** How far beside a line's middle its own ink is taken off. */
const besideMm = 1
/** So many times the paper's grain, and so much ink at least, makes a strip's middle value sure. */
const [sureGrain, sureInk] = [1, 0.006]

/** The ink without long lines that run along the sheet's sides: ruled and squared paper, folds, the edge's own shade. */
export function withoutRules(ink: Ink): Ink {
  const value = ink.value.slice()
  const [left, lowest, right, highest] = innerBounds(ink, 0)
  const sure = Math.max(sureInk, sureGrain * ink.grain)
  const px = ink.pxPerMm
  takeOff(
    value,
    { start: lowest * ink.width + left, along: 1, length: right - left, across: ink.width, lines: highest - lowest },
    px,
    sure,
  )
  takeOff(
    value,
    { start: lowest * ink.width + left, along: ink.width, length: highest - lowest, across: 1, lines: right - left },
    px,
    sure,
  )
  return { ...ink, value }
}

/** A path follows the middle of a line, where it is darkest. */
const [middleBonus, maxBonus] = [0.01, 20]

/** A plane seen so that the lines looked for run along it. */
type View = {
  readonly start: number
  readonly along: number
  readonly length: number
  readonly across: number
  readonly lines: number
}

function takeOff(value: Float32Array, view: View, pxPerMm: number, sure: number): void {
  const { start, along, length, across, lines } = view
  const count = Math.max(1, Math.round(length / (stripMm * pxPerMm)))
  const edges = Array.from({ length: count + 1 }, (_, k) => Math.round((k * length) / count))
  const strips = Array.from({ length: count }, (_, k) => stripProfile(value, view, edges[k]!, edges[k + 1]!))
  const rise = Math.max(1, Math.round(maxRiseMm * pxPerMm))
  const beside = Math.round(besideMm * pxPerMm)
  for (const line of linesThrough(strips, lines, rise, sure, beside))
    for (let off = -beside; off <= beside; off += 1) {
      // What is usual of the whole line: in some strips what was drawn runs along it.
      const own = quantile(
        line.map((middle, k) => strips[k]![middle + off] ?? 0),
        0.5,
      )
      if (!own || own <= 0) continue
      line.forEach((middle, k) => {
        const at = middle + off
        if (at < 0 || at >= lines) return
        for (let far = edges[k]!; far < edges[k + 1]!; far += 1) value[start + at * across + far * along]! -= own
      })
    }
}

/** The middle value of each line of a strip: what crosses it hardly counts. */
function stripProfile(value: Float32Array, { start, along, across, lines }: View, from: number, to: number) {
  const profile = new Float32Array(lines)
  const seen = new Float32Array(samples)
  for (let at = 0; at < lines; at += 1) {
    for (let k = 0; k < samples; k += 1) {
      const far = from + Math.floor(((k + 0.5) * (to - from)) / samples)
      const here = value[start + at * across + far * along]!
      let place = k
      for (; place > 0 && seen[place - 1]! > here; place -= 1) seen[place] = seen[place - 1]!
      seen[place] = here
    }
    profile[at] = seen[(samples - 1) / 2]!
  }
  return profile
}

/** Ways from strip to strip with ink in most of them, the surest first: where each is in every strip. */
function linesThrough(strips: readonly Float32Array[], lines: number, rise: number, sure: number, beside: number) {
  let sums = new Float32Array(lines)
  const from = strips.map((profile) => {
    const next = new Float32Array(lines)
    const before = new Int16Array(lines)
    for (let at = 0; at < lines; at += 1) {
      let best = at
      for (let near = Math.max(0, at - rise); near <= Math.min(lines - 1, at + rise); near += 1)
        if (sums[near]! > sums[best]!) best = near
      before[at] = best
      const surely = Math.max(0, profile[at]! / sure)
      next[at] = sums[best]! + Math.min(1, surely) + middleBonus * Math.min(maxBonus, surely)
    }
    sums = next
    return before
  })
  const taken = strips.map(() => new Uint8Array(lines))
  const found: number[][] = []
  const ends = Array.from(sums.keys())
    .filter((at) => sums[at]! >= minShare * strips.length)
    .sort((one, other) => sums[other]! - sums[one]!)
  for (const end of ends) {
    const line: number[] = []
    let shared = 0
    for (let k = strips.length - 1, at = end; k >= 0; k -= 1) {
      line[k] = at
      shared += taken[k]![at]!
      at = from[k]![at]!
    }
    // Ways that fall into one another are one line.
    if (shared > 0) continue
    line.forEach((at, k) => {
      taken[k]!.fill(1, Math.max(0, at - 2 * beside), at + 2 * beside + 1)
    })
    found.push(line)
  }
  return found
}
