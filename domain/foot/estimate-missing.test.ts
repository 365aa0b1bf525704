import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateMissing } from './estimate-missing.ts'
import type { Figure } from './foot-figures.ts'
import { feetByPopulation, populations } from './population.ts'

const seen = (value: number, tolerance = 1): Figure => ({ value, tolerance, method: 'measured' })

test('the mean man and the mean woman have the widths and the girth that were measured on them', () => {
  for (const population of populations) {
    const { lengthMm, footBreadthMm, heelWidthMm, ballGirthMm, heelToBallMm } = feetByPopulation[population]
    const found = estimateMissing({
      lengthMm: seen(lengthMm?.mean ?? 0),
      footBreadthMm: seen(footBreadthMm?.mean ?? 0),
    }) as Record<string, Figure>
    expect(Math.abs((found.heelWidthMm?.value ?? 0) - (heelWidthMm?.mean ?? 0))).toBeLessThan(1)
    expect(Math.abs((found.ballGirthMm?.value ?? 0) - (ballGirthMm?.mean ?? 0))).toBeLessThan(2)
    expect(Math.abs((found.heelToBallMm?.value ?? 0) - (heelToBallMm?.mean ?? 0))).toBeLessThan(1)
  }
})

test('what is known stays as it is, and what is added says that it is an estimate', () => {
  const known = { lengthMm: seen(260), heelWidthMm: seen(64, 2) }
  const all = estimateMissing(known)
  expect(all).toMatchObject(known)
  const added = Object.entries(all).filter(([name]) => !(name in known))
  expect(added.length).toBeGreaterThan(5)
  for (const [, figure] of added) expect(figure.method).toBe('estimated')
})

test('a width that was seen makes the girth surer than the length alone', () => {
  const estimateGirth = (figures: object) =>
    (estimateMissing({ lengthMm: seen(260), ...figures }) as Record<string, Figure>).ballGirthMm?.tolerance
  expect(estimateGirth({ footBreadthMm: seen(98) })).toBeLessThan(estimateGirth({}) ?? 0)
})

test('the angle of the big toe is never worked out', () => {
  expect(estimateMissing({ lengthMm: seen(260) })).not.toHaveProperty('bigToeAngleDeg')
})

test('the surer the length, the surer what follows from it, and never surer than the rule', () => {
  const figure = fc.double({ min: 0.1, max: 8, noNaN: true })
  fc.assert(
    fc.property(fc.double({ min: 180, max: 330, noNaN: true }), figure, figure, (mm, one, more) => {
      const sure = Object.entries(estimateMissing({ lengthMm: seen(mm, one) }))
      const estimated = estimateMissing({ lengthMm: seen(mm, one + more) }) as Record<string, Figure>
      for (const [name, { tolerance }] of sure) {
        expect(tolerance).toBeGreaterThanOrEqual(name === 'lengthMm' ? one : 4)
        expect(estimated[name]?.tolerance).toBeGreaterThanOrEqual(tolerance)
      }
    }),
  )
})
