import { quantile } from '../../geometry/quantile.ts'
import { solve } from '../../geometry/solve.ts'
import type { Sheet } from '../paper/papers.ts'
import { type Picture, smooth } from '../picture/picture.ts'
import { pixelToMm } from './flat-sheet.ts'

/**
 * How each place of the flat picture differs from lit white paper there, as logarithms: in brightness, and in its two tints
 * (red and blue against green). Lamp and white balance drop out, because they colour the paper as well.
 */
export type PaperDifference = {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
  readonly red: Float32Array
  readonly blue: Float32Array
  /** How much the tints of plain paper scatter. */
  readonly grain: number
  /** What lit white paper would be there, as logarithms of red, green and blue; beyond the sheet as at its edge. */
  readonly paperAt: (x: number, y: number) => readonly [red: number, green: number, blue: number]
}

/** Added before a logarithm is taken: in the dark, noise would count for all. */
export const darkest = 4

const terms = 6
const every = 4

function basis(x: number, y: number, { widthMm, heightMm }: Sheet): number[] {
  const u = x / widthMm - 0.5
  const v = y / heightMm - 0.5
  return [1, u, v, u * u, u * v, v * v]
}

type Sample = { readonly basis: number[]; readonly logs: readonly [number, number, number]; readonly isRim: boolean }

/** Fits the paper's light, a gentle slope and bow, first to the sheet's rim, then to all that looks like paper. */
export function paperDifference(flat: Picture, sheet: Sheet): PaperDifference | undefined {
  const { width, height } = flat
  const logs = [flat.red, flat.green, flat.blue].map((plane) =>
    smooth(plane, width, height, 1).map((value) => Math.log(value + darkest)),
  ) as [Float32Array, Float32Array, Float32Array]
  const samples: Sample[] = []
  for (let row = 0; row < height; row += every)
    for (let column = 0; column < width; column += every) {
      const { x, y } = pixelToMm(column, row)
      const inside = Math.min(x, sheet.widthMm - x, sheet.heightMm - y)
      if (inside < 2.5 || y < 2.5) continue
      const at = row * width + column
      samples.push({
        basis: basis(x, y, sheet),
        logs: [logs[0][at]!, logs[1][at]!, logs[2][at]!],
        isRim: inside < 14 && y > sheet.heightMm * 0.35,
      })
    }
  const light = fitLight(samples)
  if (!light) return undefined
  const [ofRed, ofGreen, ofBlue] = light
  const out = [0, 1, 2].map(() => new Float32Array(width * height)) as [Float32Array, Float32Array, Float32Array]
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 1) {
      const { x, y } = pixelToMm(column, row)
      const u = x / sheet.widthMm - 0.5
      const v = y / sheet.heightMm - 0.5
      const r = logs[0][at]! - lightAt(ofRed!, u, v)
      const g = logs[1][at]! - lightAt(ofGreen!, u, v)
      const b = logs[2][at]! - lightAt(ofBlue!, u, v)
      out[0][at] = 0.3 * r + 0.59 * g + 0.11 * b
      out[1][at] = r - g
      out[2][at] = b - g
    }
  const paperAt = (x: number, y: number) => {
    const u = within(x / sheet.widthMm) - 0.5
    const v = within(y / sheet.heightMm) - 0.5
    return [lightAt(ofRed!, u, v), lightAt(ofGreen!, u, v), lightAt(ofBlue!, u, v)] as const
  }
  return { width, height, light: out[0], red: out[1], blue: out[2], grain: measureGrain(samples, light), paperAt }
}

const within = (share: number) => Math.min(Math.max(share, 0), 1)

/** What `basis` and `weightedSum` compute, without an array for each of a million pixels. */
const lightAt = (part: readonly number[], u: number, v: number) =>
  part[0]! + part[1]! * u + part[2]! * v + part[3]! * (u * u) + part[4]! * (u * v) + part[5]! * (v * v)

const weightedSum = (part: readonly number[], terms6: readonly number[]) => {
  let sum = 0
  for (let k = 0; k < terms; k += 1) sum += part[k]! * terms6[k]!
  return sum
}

function fitLight(samples: readonly Sample[]): number[][] | undefined {
  const rim = samples.filter(({ isRim }) => isRim)
  const typical = [0, 1, 2].map(
    (c) =>
      quantile(
        rim.map(({ logs }) => logs[c as 0 | 1 | 2]),
        0.5,
      ) ?? 0,
  )
  let chosen = rim.filter((sample) => isNear(sample, typical, 0.5, 0.16))
  let light: number[][] | undefined
  for (let round = 0; round < 5; round += 1) {
    if (chosen.length < 60) return undefined
    light = fitThrough(chosen, round === 0 ? 0.3 : 0.004)
    if (!light) return undefined
    const now = light
    const reach = round < 2 ? 0.22 : 0.14
    chosen = samples.filter((sample) =>
      isNear(
        sample,
        now.map((part) => weightedSum(part, sample.basis)),
        reach,
        0.09,
      ),
    )
  }
  return light
}

function isNear({ logs }: Sample, paper: readonly number[], light: number, tint: number): boolean {
  const [r, g, b] = [logs[0] - paper[0]!, logs[1] - paper[1]!, logs[2] - paper[2]!]
  return Math.abs(g) < light && Math.hypot(r - g, b - g) < tint
}

function fitThrough(samples: readonly Sample[], stiff: number): number[][] | undefined {
  const parts: number[][] = []
  for (const channel of [0, 1, 2] as const) {
    const A = Array.from({ length: terms }, () => new Array<number>(terms).fill(0))
    const b = new Array<number>(terms).fill(0)
    for (const { basis: row, logs } of samples)
      for (let i = 0; i < terms; i += 1) {
        b[i]! += row[i]! * logs[channel]
        for (let j = 0; j < terms; j += 1) A[i]![j]! += row[i]! * row[j]!
      }
    for (let k = 1; k < terms; k += 1) A[k]![k]! += samples.length * (k > 2 ? stiff : stiff * 0.1)
    const part = solve(A, b)
    if (!part) return undefined
    parts.push(part)
  }
  return parts
}

function measureGrain(samples: readonly Sample[], light: readonly number[][]): number {
  const tints = samples
    .filter(({ isRim }) => isRim)
    .map(({ basis: row, logs }) => {
      const [r, g, b] = [0, 1, 2].map((c) => logs[c as 0 | 1 | 2] - weightedSum(light[c]!, row)) as [
        number,
        number,
        number,
      ]
      return Math.hypot(r - g, b - g)
    })
  return quantile(tints, 0.5) ?? 0
}
