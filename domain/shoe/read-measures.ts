import { type Adjustments, eachFigure, roomFigures, roomOf } from '../fit/room.ts'
import { rangeOf } from '../fit/wear.ts'
import { estimateMissing } from '../foot/estimate-missing.ts'
import { type Figure, type FigureName, figureUnits } from '../foot/foot-figures.ts'
import type { Point } from '../foot/geometry/point.ts'
import { implausibleIn, plausibleRanges } from '../foot/plausible.ts'
import { fail, ok, type Result } from '../result.ts'
import { shoeSettings } from '../shoe-settings.ts'
import { stretchOf } from './last/envelope.ts'
import type { LastFigures } from './last/last-figures.ts'
import { toePoints } from './last/toe-points.ts'
import type { ShoeMeasures, ShoeRefusal, ShoeRefusalFacts, ShoeRequest } from './shoe-request.ts'

export type ReadMeasures = {
  readonly foot: LastFigures
  /** The foot with the room that the feel, and a pair that was worn, give it. */
  readonly shoe: LastFigures
  readonly adjustments: Adjustments
  readonly estimated: readonly FigureName[]
  /** Measures that were told and are not followed as far as they go. */
  readonly limited: readonly FigureName[]
}

const { madeLengthsMm } = shoeSettings
const names = Object.keys(figureUnits) as FigureName[]
const leastOutlinePoints = 12
const mostOutlinePoints = 20_000
/** A shoe does not follow a toe that leans far: it leaves room to stand up again. */
const followedAngles = { least: 0, most: 20 }
/** Where the split can begin, as a share of the length, and how far it can be beside the axis, of the ball's width. */
const splitAlong = { least: 0.74, most: 0.86 }
const splitAcross = { least: 0.04, most: 0.16 }
/** An outline that must be drawn wider or narrower by more than this to have the told widths is of another foot. */
const mostStretched = 1.2

type Known = Readonly<Partial<Record<FigureName, Figure>>> & { readonly lengthMm: Figure }
type Refused = Result<never, ShoeRefusal, ShoeRefusalFacts>

function faultOf(measures: ShoeMeasures): Refused | undefined {
  const told = names.filter((name) => measures[name] !== undefined)
  if (!told.includes('lengthMm')) return fail('missing_length', {})
  const unread = told.filter((name) => typeof measures[name] !== 'number' || !Number.isFinite(measures[name]))
  if (unread.length > 0) return fail('not_a_number', { names: unread })
  const figures = Object.fromEntries(told.map((name) => [name, measuredAs(measures[name]!)]))
  const wrong = implausibleIn(figures)
  const alone = wrong.find(({ against }) => against === undefined)
  if (alone) {
    const { least, most } = plausibleRanges[alone.figure]
    // A range that is told can be relied on: of lengths it is the narrower one, that shoes are made for.
    const range = alone.figure === 'lengthMm' ? madeLengthsMm : { lowest: least, highest: most }
    return fail('out_of_range', { names: [alone.figure], ...range })
  }
  const pair = wrong[0]
  if (pair?.against) return fail('contradicting', { names: [pair.figure, pair.against] })
  if (measures.toeForm !== undefined && !Object.hasOwn(toePoints, measures.toeForm))
    return fail('out_of_range', { names: ['toeForm'] })
  const { lowest, highest } = madeLengthsMm
  if (measures.lengthMm < lowest || measures.lengthMm > highest)
    return fail('cannot_be_made_well', { names: ['lengthMm'], lowest, highest })
  return undefined
}

/** A pair that was worn changes a shoe within bounds: what lies beyond them is another foot. */
function faultOfAdjustments({ adjustments = {}, feel }: ShoeRequest): Refused | undefined {
  // It may come out of a file.
  if (typeof adjustments !== 'object' || adjustments === null) return fail('not_a_number', { names: ['adjustments'] })
  for (const figure of roomFigures) {
    const change: unknown = adjustments[figure]
    if (change === undefined) continue
    const names = [`adjustments.${figure}`]
    if (typeof change !== 'number' || !Number.isFinite(change)) return fail('not_a_number', { names })
    const { least, most } = rangeOf(figure, feel)
    if (change < least || change > most) return fail('out_of_range', { names, lowest: least, highest: most })
  }
  return undefined
}

/** The changes that there are, and nothing else that may stand in a file. */
function changesIn(adjustments: Adjustments = {}): Adjustments {
  return Object.fromEntries(
    roomFigures.flatMap((figure) => (adjustments[figure] ? [[figure, adjustments[figure]]] : [])),
  )
}

function measuredAs(value: number): Figure {
  return { value, tolerance: 0, method: 'measured' }
}

function within(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, value))
}

/** Into the frame of the shoe. Nothing where it is no line around a foot of this length. */
function outlineOf({ outline = [], lengthMm }: ShoeMeasures, side: ShoeRequest['side']): Point[] | undefined {
  // It may come out of a file.
  if (!Array.isArray(outline)) return undefined
  if (outline.length === 0) return []
  if (outline.length < leastOutlinePoints || outline.length > mostOutlinePoints) return undefined
  if (outline.some((point) => !Number.isFinite(point?.x) || !Number.isFinite(point?.y))) return undefined
  const inner = side === 'right' ? -1 : 1
  const turned = outline.map(({ x, y }) => ({ x: y, y: x * inner }))
  const [least, most] = turned.reduce(([low, high], { x }) => [Math.min(low, x), Math.max(high, x)], [1e9, -1e9])
  const isFoot = Math.abs(least) < 25 && Math.abs(most - lengthMm) < 25 && turned.every(({ y }) => Math.abs(y) < 110)
  // Something of the toes, of the inner and of the outer side.
  const [toes, rest] = [turned.filter(({ x }) => x > 0.62 * lengthMm), turned.filter(({ x }) => x <= 0.62 * lengthMm)]
  const inside = rest.filter(({ y }) => y > 0).length
  const isWhole = toes.length > 2 && inside > 1 && rest.length - inside > 1
  return isFoot && isWhole ? turned : undefined
}

/** Whether an outline has about the widths that go with it; one that crosses itself or is a mere line has none. */
function isOutlineOf(foot: LastFigures): boolean {
  const { ball, heel } = stretchOf(foot)
  return [ball, heel].every((stretch) => stretch < mostStretched && stretch > 1 / mostStretched)
}

/** Checks the numbers, works out what is missing, and adds the room that a foot needs. */
export function readMeasures(request: ShoeRequest): Result<ReadMeasures, ShoeRefusal, ShoeRefusalFacts> {
  const { measures, side, feel } = request
  const fault = faultOf(measures) ?? faultOfAdjustments(request)
  if (fault) return fault
  const outline = outlineOf(measures, side)
  if (!outline) return fail('outline_unusable', {})
  const told = names.flatMap((name) =>
    measures[name] === undefined ? [] : [[name, measuredAs(measures[name])] as const],
  )
  const known: Known = { ...Object.fromEntries(told), lengthMm: measuredAs(measures.lengthMm) }
  const all = estimateMissing(known)
  const figureOf = (name: FigureName, otherwise: number) => all[name]?.value ?? otherwise
  const { lengthMm } = measures
  const ballWidthMm = figureOf('ballWidthMm', 0.4 * lengthMm)
  const foot: LastFigures = {
    lengthMm,
    footLengthMm: lengthMm,
    ballWidthMm,
    heelWidthMm: figureOf('heelWidthMm', 0.25 * lengthMm),
    ballGirthMm: figureOf('ballGirthMm', 0.95 * lengthMm),
    instepHeightMm: figureOf('instepHeightMm', 0.25 * lengthMm),
    heelToBallMm: figureOf('heelToBallMm', 0.74 * lengthMm),
    bigToeAngleDeg: within(measures.bigToeAngleDeg ?? 6, followedAngles),
    toeGapAlongMm: within(figureOf('toeGapAlongMm', 0) / lengthMm, splitAlong) * lengthMm,
    toeGapAcrossMm: within(figureOf('toeGapAcrossMm', 0) / ballWidthMm, splitAcross) * ballWidthMm,
    toeForm: measures.toeForm ?? 'egyptian',
    outline,
    gapMm: shoeSettings.toeGapMm,
  }
  if (outline.length > 0 && !isOutlineOf(foot)) return fail('outline_unusable', {})
  const adjustments = changesIn(request.adjustments)
  const room = roomOf(feel, adjustments)
  const shoe: LastFigures = { ...foot, ...eachFigure((figure) => foot[figure] + room[figure]) }
  const estimated = names.filter((name) => measures[name] === undefined && all[name])
  const limited = (['bigToeAngleDeg', 'toeGapAlongMm', 'toeGapAcrossMm'] as const).filter((name) => {
    const told = measures[name]
    return told !== undefined && Math.abs(told - foot[name]) > 1e-6
  })
  return ok({ foot, shoe, adjustments, estimated, limited })
}
