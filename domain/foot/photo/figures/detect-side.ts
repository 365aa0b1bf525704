import type { FootSide } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import type { BorderPoint } from '../region/border.ts'
import { footFrame } from './foot-frame.ts'
import { framed } from './foot-numbers.ts'

/**
 * Which foot it is, by three signs that a person goes by, too: its toes reach farther on the big toe's side, the ball's inner
 * end lies ahead of its outer one, and the foot bows outwards around its arch.
 */
export function detectSide(border: readonly BorderPoint[]): FootSide {
  const frame = footFrame(border, 'either')
  if (!frame) return 'left'
  const foot = framed(border, frame)
  const [left, right] = [footFrame(border, 'left'), footFrame(border, 'right')]
  const bows = left && right ? right.miss - left.miss : 0
  const { lengthMm } = frame
  const sign = toesLead(foot, lengthMm) / 0.02 + ballLeads(foot, lengthMm) / 0.1 + bows / 0.004
  return sign > 0 ? 'left' : 'right'
}

/** How much farther the toes reach on the right than on the left, as a share of the length. */
export function toesLead(foot: readonly Point[], lengthMm: number): number {
  const ahead = foot.filter(({ y }) => y > 0.8 * lengthMm)
  const min = ahead.reduce((low, { x }) => Math.min(low, x), Number.POSITIVE_INFINITY)
  const max = ahead.reduce((high, { x }) => Math.max(high, x), Number.NEGATIVE_INFINITY)
  const reach = (from: number, to: number) => {
    let sum = 0
    for (let k = 0; k < 6; k += 1) {
      const x = min + (max - min) * (from + ((to - from) * (k + 0.5)) / 6)
      sum += ahead.reduce((far, point) => (Math.abs(point.x - x) < 3 ? Math.max(far, point.y) : far), 0.8 * lengthMm)
    }
    return sum / 6
  }
  return (reach(0.5, 0.95) - reach(0.05, 0.5)) / lengthMm
}

/**
 * How far the right end of the ball lies ahead of its left end, as a share of the length. Each end is where its side bulges
 * most over a chord from the waist to the toes, which a tilted axis hardly moves.
 */
export function ballLeads(foot: readonly Point[], lengthMm: number): number {
  return bulgeAt(foot, lengthMm, 1) - bulgeAt(foot, lengthMm, -1)
}

const chordFrom = 0.54
const chordTo = 0.9
const rows = 36

function bulgeAt(foot: readonly Point[], lengthMm: number, sign: number): number {
  const reach = new Float64Array(rows + 1).fill(Number.NEGATIVE_INFINITY)
  for (const { x, y } of foot) {
    const row = Math.round(((y / lengthMm - chordFrom) / (chordTo - chordFrom)) * rows)
    if (row >= 0 && row <= rows) reach[row] = Math.max(reach[row]!, sign * x)
  }
  const first = reach[0]!
  const last = reach[rows]!
  let sum = 0
  let weight = 0
  for (let row = 1; row < rows; row += 1) {
    const over = reach[row]! - first - ((last - first) * row) / rows
    if (!(over > 0)) continue
    sum += over ** 4 * row
    weight += over ** 4
  }
  return weight > 0 ? chordFrom + ((sum / weight) * (chordTo - chordFrom)) / rows : (chordFrom + chordTo) / 2
}
