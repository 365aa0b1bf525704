import { quantile } from '../../geometry/quantile.ts'
import type { InkBand } from './ink-band.ts'
import { type InkRun, runMiddleMm, runsAt, runWidthMm } from './ink-runs.ts'

/** What is seen of the ink at one point of a line. */
export type LineVisibility = {
  /** The middle of the ink, or of both passes, in mm outwards of the line; nothing where there is no ink. */
  readonly outMm: number | undefined
  readonly inkMm: number
  /** How far apart two passes are; nought where there is one. */
  readonly apartMm: number
}

/** How far beside the line its ink is looked for, and how far beside it a second pass. */
const [nearMm, besideMm] = [1.6, 3.6]
/** Ink that is so much fainter than the line's usual ink is no second pass, and none of it. */
const [minOfTypical, minOfPass] = [0.3, 0.45]
/** A second pass runs beside the first for so long, and its distance changes by so much per millimetre. */
const minPassMm = 9
const maxTurn = 0.7

export function seenAlong(band: InkBand, bareInk: number): LineVisibility[] {
  const all = Array.from({ length: band.count }, (_, k) => runsAt(band, k, bareInk))
  const typical = typicalPeak(all)
  const lines = all.map((runs) =>
    nearest(
      runs.filter(({ peak }) => peak >= typical * minOfTypical),
      0,
      nearMm,
    ),
  )
  const [within, beyond] = ([-1, 1] as const).map((side) => passBeside(all, lines, side, typical * minOfPass))
  const narrow = quantile(
    lines.flatMap((run) => (run ? [runWidthMm(run)] : [])),
    narrowShare,
  )
  return lines.map((run, k) => {
    if (!run) return { outMm: undefined, inkMm: 0, apartMm: 0 }
    const other = within![k] ?? beyond![k]
    const apartMm = other ? Math.abs(runMiddleMm(other) - runMiddleMm(run)) : mergedApart(lines, k, narrow ?? 0)
    const outMm = other ? (runMiddleMm(other) + runMiddleMm(run)) / 2 : runMiddleMm(run)
    return { outMm, inkMm: runWidthMm(run), apartMm }
  })
}

/** So many of the points have but one pass, or two in one place. */
const narrowShare = 0.2
/** Wider than so many times a single pass's ink, over so many points to each side, two passes run into one another. */
const mergedWidth = 1.4
const mergedReach = 4

/**
 * How far apart two passes are whose ink has no gap between: of two bells that much wider than one at half of their height
 * (solved for distances of half a width and of a whole one).
 */
function mergedApart(lines: readonly (InkRun | undefined)[], k: number, narrow: number): number {
  const n = lines.length
  const near: number[] = []
  for (let off = -mergedReach; off <= mergedReach; off += 1) {
    const run = lines[(k + off + n) % n]
    if (run) near.push(runWidthMm(run))
  }
  const more = (quantile(near, 0.5) ?? 0) - narrow
  return more > (mergedWidth - 1) * narrow ? Math.max(more, Math.sqrt(narrow * more)) : 0
}

/** How dark the line's ink is in its middle. */
function typicalPeak(all: readonly (readonly InkRun[])[]): number {
  const peaks = all.flatMap((runs) => {
    const near = runs.filter(({ inMm, outMm }) => inMm < nearMm && outMm > -nearMm)
    return near.length > 0 ? [Math.max(...near.map(({ peak }) => peak))] : []
  })
  return quantile(peaks, 0.5) ?? 0
}

function nearest(runs: readonly InkRun[], toMm: number, withinMm: number): InkRun | undefined {
  let best: InkRun | undefined
  const off = ({ inMm, outMm }: InkRun) => Math.max(0, inMm - toMm, toMm - outMm)
  for (const run of runs) if (off(run) <= withinMm && (!best || off(run) < off(best))) best = run
  return best
}

/** The second pass on one side of the line, where it goes on for long enough. */
function passBeside(
  all: readonly (readonly InkRun[])[],
  lines: readonly (InkRun | undefined)[],
  side: -1 | 1,
  minInk: number,
): readonly (InkRun | undefined)[] {
  const beside = lines.map((line, k) => {
    if (!line) return undefined
    const others = all[k]!.filter(
      (run) =>
        run.peak >= minInk &&
        side * (runMiddleMm(run) - runMiddleMm(line)) > 0 &&
        Math.abs(runMiddleMm(run) - runMiddleMm(line)) <= besideMm &&
        runWidthMm(run) <= 2 * runWidthMm(line) + 0.5,
    )
    return nearest(others, runMiddleMm(line), besideMm)
  })
  const n = beside.length
  const apart = (k: number) => runMiddleMm(beside[k]!) - runMiddleMm(lines[k]!)
  const goesOn = (k: number, next: number) =>
    beside[k] !== undefined && beside[next] !== undefined && Math.abs(apart(next) - apart(k)) <= maxTurn
  const kept: (InkRun | undefined)[] = lines.map(() => undefined)
  for (let k = 0; k < n; k += 1) {
    let end = k
    while (end - k < n && goesOn(end % n, (end + 1) % n)) end += 1
    if (end - k >= minPassMm) for (let at = k; at <= end; at += 1) kept[at % n] = beside[at % n]
    if (end > k) k = end - 1
  }
  return kept
}
