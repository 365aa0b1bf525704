import { sharpest } from './pen-barrel.ts'
import { changeBetween, type EdgeMap, sharpAt } from './pen-edges.ts'
import { type PenSection, stepMm } from './pen-sections.ts'

/** Half of a pen's width, every millimetre from its barrel on to where it ends. */
export type Outline = readonly number[]

/** What both sides together have to show in a section so that the pen goes on there. */
const goesOn = 0.24
/** The fainter of both sides counts so much: a line that passes draws one side only. */
const fainterCounts = 0.7
/** From one millimetre to the next a pen grows thinner by so much at most, and thicker by one step; each step costs so much. */
const [thinnerSteps, thickerSteps, stepCost] = [10, 1, 0.08]
/** A cap or a grip is thicker than the barrel by so much; thinner than so much of it a pen only grows thinner on. */
const [thickerMm, stillBarrel] = [1, 0.85]
/** The smallest width at which two sides can be distinguished. */
const thinnestSteps = 2

/** The pen from one row of its barrel on in one way: half widths by which its sides are seen best, until it ends. */
export function outlineFrom(
  map: EdgeMap,
  sections: readonly PenSection[],
  start: number,
  way: 1 | -1,
  barrelMm: number,
): Outline {
  const states = Math.round((barrelMm + thickerMm) / stepMm) + 1
  const barrel = Math.round(barrelMm / stepMm)
  const rows: number[] = []
  for (let row = start; row >= 0 && row < map.alongMm.length; row += way) rows.push(row)
  let best = new Float32Array(states).fill(Number.NEGATIVE_INFINITY)
  best[barrel] = 0
  const from: Int16Array[] = []
  // Where it is best to say that the pen has ended, and in which state.
  let [max, endRow, endState] = [0, 0, barrel]
  rows.forEach((row, nth) => {
    const isPoint = pointIn(sections[row]!, map.reachMm)
    const next = new Float32Array(states).fill(Number.NEGATIVE_INFINITY)
    const before = new Int16Array(states)
    for (let state = thinnestSteps; state < states; state += 1) {
      let [value, origin] = [Number.NEGATIVE_INFINITY, state]
      const thicker = state > stillBarrel * barrel ? thickerSteps : 0
      for (let old = state - thicker; old <= Math.min(states - 1, state + thinnerSteps); old += 1) {
        const reached = best[old]! - stepCost * Math.abs(old - state)
        if (reached > value) [value, origin] = [reached, old]
      }
      before[state] = origin
      const isThere = thicker > 0 || isPoint(state)
      next[state] = value + (isThere ? seenAt(map, row, state * stepMm) : 0) - goesOn
      if (next[state]! > max) [max, endRow, endState] = [next[state]!, nth, state]
    }
    best = next
    from.push(before)
  })
  const halves: number[] = []
  for (let nth = endRow, state = endState; nth >= 0; nth -= 1) {
    halves[nth] = finely(map, rows[nth]!, state * stepMm)
    state = from[nth]![state]!
  }
  return withoutLine(halves)
}

/** A pen is thinner than this over no more than so much: what goes on from its point is a line on the paper. */
const [lineMm, leadMm] = [1.2, 13]

function withoutLine(halves: readonly number[]): Outline {
  const thin = halves.findIndex((half) => half < lineMm)
  return thin < 0 ? halves : halves.slice(0, thin + leadMm)
}

/** By so much a pen's point differs from what lies on both sides of it: what is printed on the paper goes on under both. */
const otherColour = 0.2
/** What differs from paper by more than this, and less than what lies on both sides of it, is the gleam of a barrel. */
const gleam = 0.6
/** So far beside a side the paper is looked at, over so much. */
const [fromSideSteps, paperSteps] = [3, 6]
const bare = [1, 1, 1] as const

/** Whether what lies between both sides may be a pen's point: judged by its colour and by the colour beside it. */
function pointIn({ shares }: PenSection, reachMm: number) {
  const sums = [[0], [0], [0]] as [number[], number[], number[]]
  for (const share of shares) for (const c of [0, 1, 2] as const) sums[c].push(sums[c].at(-1)! + share[c])
  const middle = Math.round(reachMm / stepMm)
  const mean = (from: number, to: number) => {
    const [low, high] = [Math.max(0, from), Math.min(shares.length, to)]
    return sums.map((sum) => (sum[high]! - sum[low]!) / Math.max(1, high - low)) as [number, number, number]
  }
  return (half: number) => {
    const own = mean(middle - half + 1, middle + half)
    const one = mean(middle - half - fromSideSteps - paperSteps, middle - half - fromSideSteps)
    const other = mean(middle + half + fromSideSteps + 1, middle + half + fromSideSteps + paperSteps + 1)
    const ofPaper = changeBetween(own, bare)
    const isGleam = ofPaper > gleam && Math.min(changeBetween(one, bare), changeBetween(other, bare)) > ofPaper
    return !isGleam && Math.min(changeBetween(own, one), changeBetween(own, other)) > otherColour
  }
}

function seenAt(map: EdgeMap, row: number, half: number): number {
  const [one, other] = [sharpest(map, row, half), sharpest(map, row, -half)]
  return fainterCounts * Math.min(one, other) + (1 - fainterCounts) * Math.max(one, other)
}

/** Half the width between two steps: where both sides together are sharpest. */
function finely(map: EdgeMap, row: number, half: number): number {
  const at = (side: 1 | -1) => {
    const [before, here, after] = [-1, 0, 1].map((off) => sharpAt(map, row, side * (half + off * stepMm))) as [
      number,
      number,
      number,
    ]
    const sum = before + here + after
    return sum > 0 ? ((after - before) / sum) * stepMm : 0
  }
  return Math.max(0, half + (at(1) + at(-1)) / 2)
}
