import fc from 'fast-check'
import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import { type Figure, type FigureName, type FootMeasures, figureUnits, type Method } from '#domain/foot/foot-figures.ts'
import { implausibleIn } from '#domain/foot/plausible.ts'
import { someOutline } from './some-scan.ts'

/** The measurements that may be known besides the length, with their minimum and maximum as a factor of the length. */
const known = [
  ['ballWidthMm', 0.36, 0.43],
  ['footBreadthMm', 0.35, 0.41],
  ['heelWidthMm', 0.22, 0.32],
  ['ballGirthMm', 0.85, 1.05],
  ['instepHeightMm', 0.18, 0.34],
  ['heelToBallMm', 0.69, 0.79],
] as const

/** Fine enough for any property; fast-check draws bits and steps far faster than a record for each number. */
const step = 65_535
const steps = fc.array(fc.nat(step), { minLength: 2 + 2 * known.length, maxLength: 2 + 2 * known.length })
const bits = fc.nat(2 ** known.length - 1)
const hasBit = (all: number, index: number) => Math.floor(all / 2 ** index) % 2 === 1

/** A foot as any method may measure it: missing measurements are estimated, and no two contradict each other. */
export const anyFoot: fc.Arbitrary<FootMeasures> = fc
  .tuple(steps, bits, bits, fc.boolean(), fc.boolean(), fc.nat(100))
  .map(([drawn, found, typed, isLeft, isDrawn, score]): FootMeasures => {
    const [length = 0, lengthOff = 0, ...others] = drawn.map((one) => one / step)
    const mm = 182 + length * 126
    const figures = known.flatMap(([name, min, max], index) => {
      if (!hasBit(found, index)) return []
      const [part = 0, off = 0] = others.slice(2 * index)
      const method: Method = hasBit(typed, index) ? 'typed' : 'measured'
      return [[name, { value: (min + part * (max - min)) * mm, tolerance: off * 20, method }] as const]
    })
    const side = isLeft ? 'left' : 'right'
    const lengthMm: Figure = { value: mm, tolerance: lengthOff * 8, method: hasBit(typed, 0) ? 'typed' : 'measured' }
    return {
      side,
      figures: estimateMissing({ ...Object.fromEntries(figures), lengthMm }),
      toeForm: undefined,
      outline: isDrawn ? someOutline(side, mm) : [],
      quality: { score, reasons: [] },
    }
  })
  .filter(({ figures }) => isPlausible(figures))

/** Treats estimates as measured, so that they are checked as well. */
export function isPlausible(figures: Readonly<Partial<Record<FigureName, Figure>>>): boolean {
  const reported = Object.entries(figures).map(([name, figure]) => [name, { ...figure, method: 'measured' }])
  return implausibleIn(Object.fromEntries(reported)).length === 0
}

const oddNumber = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0, -258, 1e300, Number.MIN_VALUE),
  fc.double(),
)

/** Values that no foot has, in every field. */
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
