import { type Adjustments, eachFigure, getRoomForFeel, roomFigures } from '../fit/room.ts'
import { getRoomRange } from '../fit/wear.ts'
import { estimateMissing } from '../foot/estimate-missing.ts'
import { type Figure, type FigureName, figureUnits } from '../foot/foot-figures.ts'
import type { Point } from '../foot/geometry/point.ts'
import { implausibleIn, plausibleRanges } from '../foot/plausible.ts'
import { fail, ok, type Result } from '../result.ts'
import { shoeSettings } from '../shoe-settings.ts'
import { getEnvelopeStretch } from './last/envelope.ts'
import type { LastFigures } from './last/last-figures.ts'
import { toePoints } from './last/toe-points.ts'
import type { ShoeError, ShoeErrorFacts, ShoeMeasures, ShoeRequest } from './shoe-request.ts'

export type ReadMeasures = {
  readonly foot: LastFigures
  /** The foot plus the room that the feel and worn pairs give it. */
  readonly shoe: LastFigures
  readonly adjustments: Adjustments
  readonly estimated: readonly FigureName[]
  /** Given measures that the shoe follows only up to a limit. */
  readonly limited: readonly FigureName[]
}

const { madeLengthsMm } = shoeSettings
const names = Object.keys(figureUnits) as FigureName[]
const minOutlinePoints = 12
const maxOutlinePoints = 20_000
/** A shoe does not follow a toe that leans far: it leaves room for it to straighten. */
const followedAngles = { min: 0, max: 20 }
/**
 * Where the split can begin, as a share of the length, and how far off the axis it can be, as a share of the ball
 * width.
 */
const splitAlong = { min: 0.74, max: 0.86 }
const splitAcross = { min: 0.04, max: 0.16 }
/**
 * An outline that has to be widened or narrowed by more than this to match the given widths belongs to another foot.
 */
const maxStretched = 1.2

type MeasuredFigures = Readonly<Partial<Record<FigureName, Figure>>> & { readonly lengthMm: Figure }
type ShoeErrorResult = Result<never, ShoeError, ShoeErrorFacts>

function findMeasureError(measures: ShoeMeasures): ShoeErrorResult | undefined {
  const givenNames = names.filter((name) => measures[name] !== undefined)
  if (!givenNames.includes('lengthMm')) return fail('missing_length', {})
  const unread = givenNames.filter((name) => typeof measures[name] !== 'number' || !Number.isFinite(measures[name]))
  if (unread.length > 0) return fail('not_a_number', { names: unread })
  const figures = Object.fromEntries(givenNames.map((name) => [name, measuredAs(measures[name]!)]))
  const implausible = implausibleIn(figures)
  const alone = implausible.find(({ against }) => against === undefined)
  if (alone) {
    const { min, max } = plausibleRanges[alone.figure]
    // The reported range has to be reliable: for the length it is the narrower one of shoes that are made.
    const range = alone.figure === 'lengthMm' ? madeLengthsMm : { lowest: min, highest: max }
    return fail('out_of_range', { names: [alone.figure], ...range })
  }
  const pair = implausible[0]
  if (pair?.against) return fail('contradicting', { names: [pair.figure, pair.against] })
  if (measures.toeForm !== undefined && !Object.hasOwn(toePoints, measures.toeForm))
    return fail('out_of_range', { names: ['toeForm'] })
  const { lowest, highest } = madeLengthsMm
  if (measures.lengthMm < lowest || measures.lengthMm > highest)
    return fail('cannot_be_made_well', { names: ['lengthMm'], lowest, highest })
  return undefined
}

/** Worn pairs change a shoe within limits only: larger changes would fit another foot. */
function findAdjustmentError({ adjustments = {}, feel }: ShoeRequest): ShoeErrorResult | undefined {
  // The request may come from a file.
  if (typeof adjustments !== 'object' || adjustments === null) return fail('not_a_number', { names: ['adjustments'] })
  for (const figure of roomFigures) {
    const change: unknown = adjustments[figure]
    if (change === undefined) continue
    const names = [`adjustments.${figure}`]
    if (typeof change !== 'number' || !Number.isFinite(change)) return fail('not_a_number', { names })
    const { min, max } = getRoomRange(figure, feel)
    if (change < min || change > max) return fail('out_of_range', { names, lowest: min, highest: max })
  }
  return undefined
}

/** Copies the known adjustments, and nothing else that a file may contain. */
function changesIn(adjustments: Adjustments = {}): Adjustments {
  return Object.fromEntries(
    roomFigures.flatMap((figure) => (adjustments[figure] ? [[figure, adjustments[figure]]] : [])),
  )
}

function measuredAs(value: number): Figure {
  return { value, tolerance: 0, method: 'measured' }
}

function within(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value))
}

/** Converts an outline to the frame of the shoe; `undefined` if it is not the outline of a foot of this length. */
function readOutline({ outline = [], lengthMm }: ShoeMeasures, side: ShoeRequest['side']): Point[] | undefined {
  // The outline may come from a file.
  if (!Array.isArray(outline)) return undefined
  if (outline.length === 0) return []
  if (outline.length < minOutlinePoints || outline.length > maxOutlinePoints) return undefined
  if (outline.some((point) => !Number.isFinite(point?.x) || !Number.isFinite(point?.y))) return undefined
  const inner = side === 'right' ? -1 : 1
  const turned = outline.map(({ x, y }) => ({ x: y, y: x * inner }))
  const [min, max] = turned.reduce(([low, high], { x }) => [Math.min(low, x), Math.max(high, x)], [1e9, -1e9])
  const isFoot = Math.abs(min) < 25 && Math.abs(max - lengthMm) < 25 && turned.every(({ y }) => Math.abs(y) < 110)
  // The outline must include points of the toes, the inner side and the outer side.
  const [toes, rest] = [turned.filter(({ x }) => x > 0.62 * lengthMm), turned.filter(({ x }) => x <= 0.62 * lengthMm)]
  const inside = rest.filter(({ y }) => y > 0).length
  const isWhole = toes.length > 2 && inside > 1 && rest.length - inside > 1
  return isFoot && isWhole ? turned : undefined
}

/**
 * Whether the widths of an outline roughly match the given ones; an outline that crosses itself or has no area fails.
 */
function hasPlausibleStretch(foot: LastFigures): boolean {
  const { ball, heel } = getEnvelopeStretch(foot)
  return [ball, heel].every((stretch) => stretch < maxStretched && stretch > 1 / maxStretched)
}

/** Validates the measures, estimates missing ones, and adds the room that a foot needs. */
export function readMeasures(request: ShoeRequest): Result<ReadMeasures, ShoeError, ShoeErrorFacts> {
  const { measures, side, feel } = request
  const error = findMeasureError(measures) ?? findAdjustmentError(request)
  if (error) return error
  const outline = readOutline(measures, side)
  if (!outline) return fail('outline_unusable', {})
  const given = names.flatMap((name) =>
    measures[name] === undefined ? [] : [[name, measuredAs(measures[name])] as const],
  )
  const known: MeasuredFigures = { ...Object.fromEntries(given), lengthMm: measuredAs(measures.lengthMm) }
  const all = estimateMissing(known)
  const figureValue = (name: FigureName, fallback: number) => all[name]?.value ?? fallback
  const { lengthMm } = measures
  const ballWidthMm = figureValue('ballWidthMm', 0.4 * lengthMm)
  const foot: LastFigures = {
    lengthMm,
    footLengthMm: lengthMm,
    ballWidthMm,
    heelWidthMm: figureValue('heelWidthMm', 0.25 * lengthMm),
    ballGirthMm: figureValue('ballGirthMm', 0.95 * lengthMm),
    instepHeightMm: figureValue('instepHeightMm', 0.25 * lengthMm),
    heelToBallMm: figureValue('heelToBallMm', 0.74 * lengthMm),
    bigToeAngleDeg: within(measures.bigToeAngleDeg ?? 6, followedAngles),
    toeGapAlongMm: within(figureValue('toeGapAlongMm', 0) / lengthMm, splitAlong) * lengthMm,
    toeGapAcrossMm: within(figureValue('toeGapAcrossMm', 0) / ballWidthMm, splitAcross) * ballWidthMm,
    toeForm: measures.toeForm ?? 'egyptian',
    outline,
    gapMm: shoeSettings.toeGapMm,
  }
  if (outline.length > 0 && !hasPlausibleStretch(foot)) return fail('outline_unusable', {})
  const adjustments = changesIn(request.adjustments)
  const room = getRoomForFeel(feel, adjustments)
  const shoe: LastFigures = { ...foot, ...eachFigure((figure) => foot[figure] + room[figure]) }
  const estimated = names.filter((name) => measures[name] === undefined && all[name])
  const limited = (['bigToeAngleDeg', 'toeGapAlongMm', 'toeGapAcrossMm'] as const).filter((name) => {
    const given = measures[name]
    return given !== undefined && Math.abs(given - foot[name]) > 1e-6
  })
  return ok({ foot, shoe, adjustments, estimated, limited })
}
