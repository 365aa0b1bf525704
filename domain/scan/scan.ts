import * as z from 'zod/mini'
import { type FigureName, type FootMeasures, qualityReasons } from '../foot/foot-figures.ts'

/** How a foot was measured: traced, on the sheet, on another photo, by hand with ruler and tape, or in a store. */
export const scanMethods = ['trace', 'on_sheet', 'photo', 'by_hand', 'in_store'] as const
export type ScanMethod = (typeof scanMethods)[number]

/** The posture in which the foot was traced. */
export const stances = ['standing', 'sitting'] as const
export type Stance = (typeof stances)[number]

/**
 * All versions of the measuring engine, newest first: raised with every change that yields other figures for the same
 * picture.
 */
export const engineVersions = ['1'] as const
export const [engineVersion] = engineVersions
export const knownEngine = z.string().check(z.refine((engine) => engineVersions.some((one) => one === engine)))

/** More points add no detail: they lie less than a millimetre apart. */
export const maxOutlinePoints = 1_500
const minOutlinePoints = 12

const figure = z.strictObject({
  value: z.number().check(z.gte(-100), z.lte(500)),
  tolerance: z.number().check(z.gte(0), z.lte(100)),
  method: z.enum(['measured', 'estimated', 'typed']),
})

const some = z.exactOptional(figure)
const figures = z.strictObject({
  lengthMm: figure,
  ballWidthMm: some,
  footBreadthMm: some,
  heelWidthMm: some,
  ballGirthMm: some,
  instepHeightMm: some,
  archHeightMm: some,
  heelToBallMm: some,
  bigToeAngleDeg: some,
  toeGapAlongMm: some,
  toeGapAcrossMm: some,
} satisfies Record<FigureName, unknown>)

const point = z.strictObject({
  x: z.number().check(z.gte(-200), z.lte(200)),
  y: z.number().check(z.gte(-50), z.lte(450)),
})

const foot = z.strictObject({
  side: z.enum(['left', 'right']),
  figures,
  toeForm: z.exactOptional(
    z.strictObject({ value: z.enum(['egyptian', 'greek', 'roman', 'square']), method: figure.shape.method }),
  ),
  /** Empty if no outline was detected. */
  outline: z.array(point).check(
    z.maxLength(maxOutlinePoints),
    z.refine(({ length }) => length === 0 || length >= minOutlinePoints),
  ),
  quality: z.strictObject({
    score: z.number().check(z.gte(0), z.lte(100)),
    // Each reason occurs once.
    reasons: z.array(z.enum(qualityReasons)).check(
      z.maxLength(qualityReasons.length),
      z.refine((reasons) => new Set(reasons).size === reasons.length),
    ),
  }),
})

export const scannedFoot = z.strictObject({
  way: z.enum(scanMethods),
  /** Set if the foot was traced. */
  stance: z.exactOptional(z.enum(stances)),
  foot,
})
export type ScannedFoot = z.infer<typeof scannedFoot>

/** The measured feet of a person: one schema for the browser, the API and the table. */
export const measuredScan = z.strictObject({
  left: scannedFoot,
  right: scannedFoot,
  /** The customer was asked whether the feet differ that much, and confirmed it. */
  doFeetDiffer: z.boolean(),
  engine: knownEngine,
  measuredAt: z.iso.datetime().check(
    z.maxLength(30),
    z.refine((time) => Date.parse(time) >= 0),
  ),
})
export type MeasuredScan = z.infer<typeof measuredScan>

const hundredths = (value: number) => Math.round(value * 100) / 100

/** Converts measures to the form of a scan, rounded to hundredths of a millimetre, finer than anything measured. */
export function asScanned(measured: FootMeasures, scanMethod: ScanMethod, stance?: Stance): ScannedFoot {
  const rounded = Object.entries(measured.figures).map(([name, { value, tolerance, method }]) => [
    name,
    { value: hundredths(value), tolerance: hundredths(tolerance), method },
  ])
  return {
    way: scanMethod,
    ...(stance && { stance }),
    foot: {
      side: measured.side,
      figures: Object.fromEntries(rounded),
      ...(measured.toeForm && { toeForm: measured.toeForm }),
      outline: thinned(measured.outline).map(({ x, y }) => ({ x: hundredths(x), y: hundredths(y) })),
      quality: { score: Math.round(measured.quality.score), reasons: [...measured.quality.reasons] },
    },
  }
}

/** Keeps every second point, or every third and so on, until the limit is met. */
function thinned<Point>(outline: readonly Point[]): readonly Point[] {
  const step = Math.ceil(outline.length / maxOutlinePoints)
  return step <= 1 ? outline : outline.filter((_, index) => index % step === 0)
}

/** Converts the foot of a scan back to measures. */
export function toFootMeasures({ foot }: ScannedFoot): FootMeasures {
  return { ...foot, toeForm: foot.toeForm }
}
