import fc from 'fast-check'
import { feels } from '#domain/fit/feel.ts'
import type { FootSide, ToeForm } from '#domain/foot/foot-figures.ts'
import { plausibleRanges } from '#domain/foot/plausible.ts'
import { type ShoeMeasures, type ShoeRequest, uppers } from '#domain/shoe/shoe-request.ts'

const toeForms: readonly ToeForm[] = ['egyptian', 'greek', 'roman', 'square']
const sides: readonly FootSide[] = ['left', 'right']

const share = fc.double({ min: 0, max: 1, noNaN: true })
const between = (min: number, max: number) => share.map((part) => min + part * (max - min))

/** A foot within what is plausible for its length: most are made, and the rest contradict themselves. */
const plausibleFoot: fc.Arbitrary<ShoeMeasures> = between(180, 310).chain((lengthMm) => {
  const times = (min: number, max: number) => between(min * lengthMm, max * lengthMm)
  return fc
    .record(
      {
        ballWidthMm: times(0.34, 0.45),
        heelWidthMm: times(0.2, 0.35),
        ballGirthMm: times(0.85, 1.08),
        instepHeightMm: times(0.17, 0.35),
        heelToBallMm: times(0.68, 0.8),
        bigToeAngleDeg: between(plausibleRanges.bigToeAngleDeg.min, plausibleRanges.bigToeAngleDeg.max),
        toeGapAlongMm: times(0.67, 0.91),
        toeGapAcrossMm: between(plausibleRanges.toeGapAcrossMm.min, plausibleRanges.toeGapAcrossMm.max),
        toeForm: fc.constantFrom(...toeForms),
      },
      { requiredKeys: [] },
    )
    .map((more) => ({ lengthMm, ...more }))
})

/** Any wish to look at a shoe. */
export const anyShoeRequest: fc.Arbitrary<ShoeRequest> = fc.record({
  measures: plausibleFoot,
  side: fc.constantFrom(...sides),
  upper: fc.constantFrom(...uppers),
  feel: fc.constantFrom(...feels),
  level: fc.constant('preview' as const),
  soleText: fc.constant(''),
})

const hostileNumber = fc.oneof(
  fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, -258, 0, 1e9, 1e-9, '258', '', null, true, [], {}),
  fc.double(),
)
const hostilePoint = fc.oneof(
  fc.record({ x: fc.oneof(fc.constant(0), between(-60, 60)), y: fc.oneof(fc.constant(130), between(-5, 265)) }),
  fc.constantFrom<unknown>(null, 'point', { x: Number.NaN, y: 0 }, {}),
)
/** Points that repeat, lie on one line or cross each other, and what is no list of points at all. */
const hostileOutline = fc.oneof(
  fc.constantFrom<unknown>('an outline', 7, {}, [], new Array(30).fill({ x: 0, y: 130 })),
  fc.array(hostilePoint, { maxLength: 60 }),
  fc
    .array(fc.record({ x: between(-60, 60), y: between(0, 260) }), { minLength: 12, maxLength: 60 })
    .map((points) => [{ x: 0, y: 0 }, { x: 1, y: 258 }, ...points]),
  fc.array(between(0, 258), { minLength: 12, maxLength: 30 }).map((along) => along.map((y) => ({ x: 0, y }))),
)

/** What a file may hold instead of a foot. */
export const hostileMeasures: fc.Arbitrary<object> = fc.oneof(
  fc.record(
    {
      lengthMm: fc.oneof(fc.constant<unknown>(258), hostileNumber),
      ballWidthMm: fc.oneof(fc.constant<unknown>(104), hostileNumber),
      heelWidthMm: hostileNumber,
      ballGirthMm: hostileNumber,
      bigToeAngleDeg: hostileNumber,
      toeForm: fc.constantFrom<unknown>('egyptian', 'toString', 3, null),
    },
    { requiredKeys: [] },
  ),
  hostileOutline.map((outline) => ({ lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66, outline })),
)
