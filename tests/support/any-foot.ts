import fc from 'fast-check'
import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import { type Figure, type FigureName, type FootMeasures, figureUnits, type Method } from '#domain/foot/foot-figures.ts'
import { implausibleIn } from '#domain/foot/plausible.ts'
import { someOutline } from './some-scan.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const methods = fc.constantFrom<Method>('measured', 'typed')

/** A number that is so many times another, off by up to 20 mm; not always known. */
const found = (least: number, most: number, times: number) =>
  fc.option(
    fc.tuple(share, share, methods).map(
      ([part, off, method]): Figure => ({
        value: (least + part * (most - least)) * times,
        tolerance: off * 20,
        method,
      }),
    ),
    { nil: undefined },
  )

/** A foot as any way of measuring may have it: what was not found is estimated, and no two numbers contradict each other. */
export const anyFoot: fc.Arbitrary<FootMeasures> = fc.double({ min: 182, max: 308, noNaN: true }).chain((mm) =>
  fc
    .record({
      side: fc.constantFrom('left' as const, 'right' as const),
      off: share,
      method: methods,
      ballWidthMm: found(0.36, 0.43, mm),
      footBreadthMm: found(0.35, 0.41, mm),
      heelWidthMm: found(0.22, 0.32, mm),
      ballGirthMm: found(0.85, 1.05, mm),
      instepHeightMm: found(0.18, 0.34, mm),
      heelToBallMm: found(0.69, 0.79, mm),
      isDrawn: fc.boolean(),
      score: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ side, off, method, isDrawn, score, ...others }): FootMeasures => {
      const known = Object.entries(others).filter(([, figure]) => figure !== undefined)
      const lengthMm: Figure = { value: mm, tolerance: off * 8, method }
      return {
        side,
        figures: estimateMissing({ ...Object.fromEntries(known), lengthMm }),
        toeForm: undefined,
        outline: isDrawn ? someOutline(side, mm) : [],
        quality: { score, reasons: [] },
      }
    })
    .filter(({ figures }) => isPlausible(figures)),
)

/** Also where numbers are estimates. */
export function isPlausible(figures: Readonly<Partial<Record<FigureName, Figure>>>): boolean {
  const told = Object.entries(figures).map(([name, figure]) => [name, { ...figure, method: 'measured' }])
  return implausibleIn(Object.fromEntries(told)).length === 0
}

const oddNumber = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0, -258, 1e300, Number.MIN_VALUE),
  fc.double(),
)

/** Numbers of no foot at all, wherever there are any. */
export const oddFoot: fc.Arbitrary<FootMeasures> = fc.record({
  side: fc.constantFrom('left' as const, 'right' as const),
  figures: fc
    .record(
      Object.fromEntries(
        Object.keys(figureUnits).map((name) => [
          name,
          fc.record({
            value: oddNumber,
            tolerance: oddNumber,
            method: fc.constantFrom<Method>('measured', 'typed', 'estimated'),
          }),
        ]),
      ),
      { requiredKeys: ['lengthMm'] },
    )
    .map((figures) => figures as FootMeasures['figures']),
  toeForm: fc.constant(undefined),
  outline: fc.array(fc.record({ x: oddNumber, y: oddNumber }), { maxLength: 3 }),
  quality: fc.record({ score: oddNumber, reasons: fc.constant([]) }),
})
