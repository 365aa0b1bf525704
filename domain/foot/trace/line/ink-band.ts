import { mmToPixel } from '../flat/sheet-grid.ts'
import type { Ink } from '../ink/ink.ts'
import type { OutwardPoint } from './closed-line.ts'

/** The ink across a line, point by point, from inside to outside. */
export type InkBand = {
  readonly value: Float32Array
  readonly count: number
  /** Places across: the one in the middle is the line itself. */
  readonly across: number
}

/** As fine as the sheet is seen. */
export const acrossStepMm = 1 / 3

export function inkBand(ink: Ink, line: readonly OutwardPoint[], halfMm: number): InkBand {
  const half = Math.round(halfMm / acrossStepMm)
  const across = 2 * half + 1
  const raw = new Float32Array(line.length * across)
  line.forEach((point, k) => {
    const { x, y } = mmToPixel(ink, point.x, point.y)
    for (let j = 0; j < across; j += 1) {
      const far = (j - half) * acrossStepMm * ink.pxPerMm
      raw[k * across + j] = inkAt(ink, x + point.outX * far, y + point.outY * far)
    }
  })
  // Along the line ink goes on; grain does not.
  const value = new Float32Array(raw.length)
  const whole = raw.length
  for (let at = 0; at < whole; at += 1)
    value[at] = (raw[(at + whole - across) % whole]! + 2 * raw[at]! + raw[(at + across) % whole]!) / 4
  return { value, count: line.length, across }
}

/** The ink between four pixels; none outside of the sheet. */
export function inkAt({ value, width, height }: Ink, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return 0
  const at = row * width + column
  const [u, v] = [x - column, y - row]
  const above = value[at]! * (1 - u) + value[at + 1]! * u
  return above * (1 - v) + (value[at + width]! * (1 - u) + value[at + width + 1]! * u) * v
}

/** How far a point may move across from one to the next, in places: a line leans by so much against its first guess. */
const maxStep = 2
/** What a step aside costs, against a point without ink. */
const stepCost = 0.08
/** What a place beside the first guess costs, against a point without ink: without other evidence, the first guess decides. */
const asideCost = 0.002

/** The way along the band with the most ink that goes on without jumps: the place across at each point. */
export function wayThrough({ value, count, across }: InkBand, sureInk: number): Int32Array {
  const turns = 2 * count
  const from = new Int8Array(turns * across)
  const middle = (across - 1) / 2
  let best = new Float32Array(across)
  for (let k = 0; k < turns; k += 1) {
    const next = new Float32Array(across)
    for (let j = 0; j < across; j += 1) {
      let min = Number.POSITIVE_INFINITY
      for (let step = -maxStep; step <= maxStep; step += 1) {
        const before = j + step
        if (before < 0 || before >= across) continue
        const cost = best[before]! + stepCost * Math.abs(step)
        if (cost < min) {
          min = cost
          from[k * across + j] = step
        }
      }
      next[j] =
        min +
        asideCost * Math.abs(j - middle) +
        1 -
        Math.min(1, Math.max(0, value[(k % count) * across + j]! / sureInk))
    }
    best = next
  }
  const way = new Int32Array(count)
  let j = best.indexOf(Math.min(...best))
  // The ends of two rounds are free; the half that is used is constrained on both sides.
  for (let k = turns - 1; k >= 0; k -= 1) {
    if (k >= count / 2 && k < count / 2 + count) way[k % count] = j
    j += from[k * across + j]!
  }
  return way
}
