import type { Point } from '../../geometry/point.ts'
import { signedArea } from '../../geometry/polygon.ts'
import { quantile } from '../../geometry/quantile.ts'
import { inkLevels } from '../ink/coarse-ink.ts'
import type { Ink } from '../ink/ink.ts'
import { bridged, findBridges, isHidden } from './bridges.ts'
import { eased, evenly, type OutwardPoint, withWayOut } from './closed-line.ts'
import { acrossStepMm, type InkBand, inkBand, wayThrough } from './ink-band.ts'
import { type LineVisibility, seenAlong } from './seen-along.ts'
import type { LinePoint, SeenLine } from './seen-line.ts'

/** A line before the mark beside the big toe is looked for. */
export type SettledLine = Omit<SeenLine, 'gap'>

/** How far beside its first guess the line is looked for, and beside its second one what belongs to it. */
const [guessMm, bandMm] = [3, 6]
/** A hand's line bends within millimetres; so stiff it is smooth over one. */
const handStiff = 1
/** It is smoothed over two before its normals are computed. */
const guessStiff = 16
/** Normals are computed from points so far before and behind. */
const reach = 2
/** The uncertainty of the middle of one pass, from the flanks of a line at a third of a millimetre per pixel. */
const flankMm = 0.1
/** Of two passes either may be the true one, or what lies between. */
const passShare = 0.45
/** A place pointed at draws the line so much less than ink does. */
const handWeight = 0.05
/** A bridge is surest at its ends: across it may be off by so much of its length. */
const bridgeShare = 0.06

/**
 * The line as it was first guessed, in mm, on the middle of its ink. Where there is none it goes on as it came; or as it was
 * guessed, within so much.
 */
export function settleLine(ink: Ink, guess: readonly Point[], handMm?: number): SettledLine {
  const turned = signedArea(guess) > 0 ? guess : guess.toReversed()
  const first = placed(turned, guessStiff)
  const wide = inkBand(ink, first, handMm ?? guessMm)
  const [bareInk, sureInk] = inkLevels({ grain: grainBeside(wide) })
  const way = wayThrough(wide, sureInk)
  const half = (wide.across - 1) / 2
  const second = placed(
    first.map((point, k) => outwards(point, (way[k]! - half) * acrossStepMm)),
    guessStiff / 4,
  )
  const seen = seenAlong(inkBand(ink, second, bandMm), bareInk)
  return buildLine(ink, second, seen, handMm)
}

/** A thick felt pen's line fills half of the band: the paper's grain is taken from quantiles below that, which lie this many standard deviations apart. */
const [bareShare, minShare, minSigmaApart] = [0.25, 0.08, 0.8]

/** The paper's grain as the band shows it, evened out along the line: printed squares and noise stay below a faint line that goes on. */
function grainBeside({ value }: InkBand): number {
  const all = value.slice()
  return ((quantile(all, bareShare) ?? 0) - (quantile(all, minShare) ?? 0)) / minSigmaApart
}

function placed(points: readonly Point[], stiffness: number): OutwardPoint[] {
  const even = evenly(points, 1)
  return withWayOut(
    evenly(
      eased(
        even,
        even.map(() => 1),
        stiffness,
      ),
      1,
    ),
    reach,
  )
}

const outwards = ({ x, y, outX, outY }: OutwardPoint, mm: number): Point => ({ x: x + outX * mm, y: y + outY * mm })

function buildLine(
  ink: Ink,
  along: readonly OutwardPoint[],
  seen: readonly LineVisibility[],
  handMm?: number,
): SettledLine {
  const n = along.length
  const onInk = along.map((point, k) => outwards(point, seen[k]!.outMm ?? 0))
  const bridges = findBridges(seen)
  const smooth = eased(
    onInk,
    seen.map(({ outMm }) => (outMm !== undefined ? 1 : handMm === undefined ? 0 : handWeight)),
    handStiff,
  )
  const line = withWayOut(handMm === undefined ? bridged(smooth, bridges) : smooth, reach)
  const fromEnd = new Float32Array(n)
  for (const { start, count } of bridges)
    for (let k = 0; k < count; k += 1) fromEnd[(start + k) % n] = Math.min(k + 1, count - k)
  const points = line.map((point, k): LinePoint => {
    const { outMm, inkMm, apartMm } = seen[k]!
    const isBridged = outMm === undefined
    const bareMm = handMm === undefined ? bridgeShare * 2 * fromEnd[k]! : handMm / 2
    const offMm = isBridged ? bareMm : passShare * apartMm
    return { ...point, inkMm, sigmaMm: Math.hypot(flankMm, offMm), isBridged }
  })
  const stepMm = closedLengthMm(line) / n
  const widest = bridges.reduce((max, bridge) => (bridge.count > (max?.count ?? 0) ? bridge : max), bridges[0])
  const doubled = seen.filter(({ apartMm }) => apartMm > 0)
  const square = doubled.reduce((sum, { apartMm }) => sum + apartMm * apartMm, 0)
  const end = (k: number): Point => ({ x: points[(k + n) % n]!.x, y: points[(k + n) % n]!.y })
  return {
    points,
    openMm: (widest?.count ?? 0) * stepMm,
    open: widest && [end(widest.start), end(widest.start + widest.count - 1)],
    isOpenHidden: widest !== undefined && isHidden(ink, points, widest),
    bridgedMm: bridges.reduce((sum, { count }) => sum + count, 0) * stepMm,
    doubledMm: doubled.length * stepMm,
    apartMm: doubled.length > 0 ? Math.sqrt(square / doubled.length) : 0,
  }
}

function closedLengthMm(closed: readonly Point[]): number {
  return closed.reduce((sum, point, k) => {
    const next = closed[(k + 1) % closed.length]!
    return sum + Math.hypot(next.x - point.x, next.y - point.y)
  }, 0)
}
