import type { FootSide } from '../../foot-figures.ts'
import { type Camera, onSheet, project } from '../../photo/camera/camera.ts'
import { changed } from '../../photo/camera/fit-camera.ts'
import { findUncertainDirections } from '../../photo/camera/uncertain-directions.ts'
import type { SeenLine } from '../line/seen-line.ts'
import type { PenWay } from '../offset/foot-from-line.ts'
import { heightSpread } from '../offset/foot-sides.ts'
import type { PenProfile } from '../pen/pen-profile.ts'
import type { Stance } from '../question/trace-question.ts'
import { type TracedNumbers, tracedNumbers } from './traced-numbers.ts'

export const tracedNames = [
  'lengthMm',
  'ballWidthMm',
  'footBreadthMm',
  'heelWidthMm',
  'heelToBallMm',
  'bigToeAngleDeg',
  'toeGapAlongMm',
  'toeGapAcrossMm',
] as const
export type TracedName = (typeof tracedNames)[number]
export type TraceUncertainty = Readonly<Record<TracedName, number>>

/** What stays unsure when line and pen are known exactly: where the axis is, where the bones are, how far ankles stand out over a heel. One standard deviation, of drawn tuning tracings at both spreads of the lean. */
const ownSpread: TraceUncertainty = {
  lengthMm: 0.8,
  ballWidthMm: 0.9,
  footBreadthMm: 0.4,
  heelWidthMm: 1.75,
  heelToBallMm: 3.5,
  bigToeAngleDeg: 1.05,
  toeGapAlongMm: 1.2,
  toeGapAcrossMm: 1.2,
}

/** A pen that is held upright leans by so much, in radians: one standard deviation. Tracings with a spread of 2 and of 3 degrees were drawn; this is for the latter. */
const leanSpread = (3 * Math.PI) / 180

/** A hand leans a pen to one side, and turns while it goes around: waves around the foot, with the share of the lean's variance that each has. */
const leanWaves: readonly { readonly share: number; readonly wave: (angle: number) => number }[] = [
  { share: 0.25, wave: () => 1 },
  ...[0.3, 0.25, 0.2].flatMap((share, k) => [
    { share, wave: (angle: number) => Math.cos((k + 1) * angle) },
    { share, wave: (angle: number) => Math.sin((k + 1) * angle) },
  ]),
]

/**
 * A foot that bears no weight is 1.07 % shorter than one that bears half of somebody's (men; women 1.10 %; Xiong et al. 2009,
 * Anthropological Science 117, 77), and who sits puts some weight on it: the length is taken as it is, and may be shorter by up to that. How
 * much narrower it is differs more from source to source: of our own, three times as much.
 */
const sittingShare = { lengthMm: 0.011, widths: 0.033 }

/** So many standard deviations hold 95 of 100 (normal distribution). */
const wide = 1.96

/** A sheet whose sides bow by more than this is nearer to the camera in places, by an unknown amount; a length is then off by so many times the rest (from the drawn tracings for tuning). */
const [flatMm, bentCounts] = [0.8, 2]

/** The camera that took the photo, how sure it is, how far the sheet's sides bow, and how the foot stood. */
export type KnownPhoto = {
  readonly stance: Stance
  readonly bentMm: number
  readonly camera: Camera
  readonly information: readonly (readonly number[])[]
}

type TraceUncertaintyInput = KnownPhoto & {
  readonly line: SeenLine
  readonly side: FootSide
  readonly numbers: TracedNumbers
  readonly pen: PenProfile
}

/** How far each number may be off in 95 of 100 cases: what changes it when pen, lean, heights and camera are as unsure as they are. */
export function estimateTraceUncertainty(known: TraceUncertaintyInput): TraceUncertainty {
  const { line, side, numbers, pen, stance, bentMm, camera, information } = known
  const squares = { ...ownSpread } as Record<TracedName, number>
  for (const name of tracedNames) squares[name] = ownSpread[name] ** 2
  const add = (found: TracedNumbers | undefined) => {
    for (const name of tracedNames)
      squares[name] += found ? ((found[name] ?? 0) - (numbers[name] ?? 0)) ** 2 : ownSpread[name] ** 2
  }
  const way = uprightWay(pen)
  add(tracedNumbers(line, side, { ...way, halfMm: pen.halfMm.map((mm) => mm + pen.spreadMm) }))
  add(tracedNumbers(line, side, { ...way, heights: 1 + heightSpread }))
  for (const { share, wave } of leanWaves) {
    const size = leanSpread * Math.sqrt(share)
    add(tracedNumbers(line, side, { ...way, leanAt: (angle) => size * wave(angle) }))
  }
  for (const step of findUncertainDirections(information))
    add(tracedNumbers(seenBy(changed(camera, step), camera, line), side, way))
  const lineMm = lineSpread(line)
  for (const name of ['toeGapAlongMm', 'toeGapAcrossMm'] as const) squares[name] += (line.gap?.sigmaMm ?? 0) ** 2
  squares.lengthMm += (bentCounts * Math.max(0, bentMm - flatMm)) ** 2
  for (const name of ['lengthMm', 'ballWidthMm', 'footBreadthMm', 'heelWidthMm'] as const)
    squares[name] += 2 * lineMm ** 2
  if (stance === 'sitting') {
    squares.lengthMm += (sittingShare.lengthMm * numbers.lengthMm) ** 2 / 3
    for (const name of ['ballWidthMm', 'footBreadthMm', 'heelWidthMm'] as const)
      squares[name] += (sittingShare.widths * numbers[name]) ** 2 / 3
  }
  for (const name of tracedNames) squares[name] = wide * Math.sqrt(squares[name])
  return squares
}

/** What is supposed of a hand: it holds the pen upright. */
export const uprightWay = ({ halfMm }: PenProfile): PenWay => ({ halfMm, heights: 1, leanAt: () => 0 })

/** The line as it would lie on the sheet if another camera had taken the photo. */
function seenBy(other: Camera, camera: Camera, line: SeenLine): SeenLine {
  const moved = ({ x, y }: { readonly x: number; readonly y: number }) => onSheet(other, project(camera, x, y))
  return {
    ...line,
    points: line.points.map((point) => ({ ...point, ...moved(point) })),
    gap: line.gap && { ...line.gap, rear: moved(line.gap.rear) },
  }
}

/** How well the line's middle is known: the root of the mean square. */
const lineSpread = ({ points }: SeenLine) =>
  Math.sqrt(points.reduce((sum, { sigmaMm }) => sum + sigmaMm ** 2 / points.length, 0))
