import { acrossStepMm, type InkBand } from './ink-band.ts'

/** Where ink is seen across a line: mm outwards from it, by the flanks at half its height. */
export type InkRun = {
  readonly inMm: number
  readonly outMm: number
  readonly peak: number
}

export const runMiddleMm = ({ inMm, outMm }: InkRun) => (inMm + outMm) / 2
export const runWidthMm = ({ inMm, outMm }: InkRun) => outMm - inMm

/** The runs of ink across the line at one of its points, from inside to outside. Between two of them it falls by a half. */
export function runsAt({ value, across }: InkBand, k: number, minInk: number): InkRun[] {
  const first = k * across
  const half = (across - 1) / 2
  const found: InkRun[] = []
  let j = 0
  while (j < across) {
    if (value[first + j]! < minInk) {
      j += 1
      continue
    }
    let top = j
    let end = j
    // On to where the ink has fallen to half of its height, as far as it rises again.
    while (end < across && value[first + end]! >= value[first + top]! / 2) {
      if (value[first + end]! > value[first + top]!) top = end
      end += 1
    }
    let start = top
    const level = value[first + top]! / 2
    while (start > 0 && value[first + start - 1]! >= level) start -= 1
    const flank = (low: number, high: number) => {
      const [from, to] = [value[first + low]!, value[first + high]!]
      return low + ((level - from) / (to - from || 1)) * (high - low)
    }
    const inside = start > 0 ? flank(start - 1, start) : 0
    const outside = end < across ? flank(end - 1, end) : across - 1
    found.push({
      inMm: (inside - half) * acrossStepMm,
      outMm: (outside - half) * acrossStepMm,
      peak: value[first + top]!,
    })
    j = Math.max(end, j + 1)
    while (j < across && value[first + j]! >= minInk && value[first + j]! <= value[first + j - 1]!) j += 1
  }
  return found
}
