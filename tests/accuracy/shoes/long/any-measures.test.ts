import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureClearance } from '#domain/clearance/clearance.ts'
import { type Feel, feels } from '#domain/fit/feel.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { uppers } from '#domain/shoe/shoe-request.ts'
import { anyShoeRequest, hostileMeasures } from '../../../support/builders/meshes/any-measures.ts'
import { expectMadeOrFailed, neverThrows } from '../../../support/builders/meshes/holds-for.ts'
import { shoeRequestFor } from '../../../support/builders/meshes/proofs.ts'

test.each([1, 2, 3])('any plausible foot gets a closed shoe or a reason, hundred %i', (seed) => {
  fc.assert(fc.property(anyShoeRequest, expectMadeOrFailed), { numRuns: 100, seed })
})

test('whatever stands where numbers should never throws', () => {
  const { measures: _, ...shoeRequest } = shoeRequestFor({ lengthMm: 258 }, { level: 'preview' })
  fc.assert(
    fc.property(hostileMeasures, (measures) => neverThrows(measures, shoeRequest)),
    { numRuns: 500, seed: 500 },
  )
})

test('a pair leaves room around the foot, more where more was asked for', () => {
  const roomIn = (feel: Feel) => {
    const made = makeShoe(shoeRequestFor({ lengthMm: 258 }, { upper: 'shell', feel, level: 'preview' }))
    if (!made.ok) throw new Error(made.code)
    const clearance = measureClearance(made.value.foot, made.value.shoe)
    return clearance.reduce((sum, mm) => sum + mm, 0) / clearance.length
  }
  expect(roomIn('roomy')).toBeGreaterThan(roomIn('close') + 0.5)
})

const fits = uppers.flatMap((upper) => feels.map((feel) => ({ upper, feel })))

test.each(fits)('$upper, $feel: the whole foot has room', ({ upper, feel }) => {
  for (const lengthMm of [200, 258, 310]) {
    const made = makeShoe(shoeRequestFor({ lengthMm }, { upper, feel, level: 'preview' }))
    if (!made.ok) throw new Error(made.code)
    const { foot, shoe } = made.value
    expect(measureClearance(foot, shoe).reduce((min, mm) => Math.min(min, mm), 9)).toBeGreaterThan(-0.3)
  }
})
