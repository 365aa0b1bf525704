import fc from 'fast-check'
import { test } from 'vitest'
import { anyShoeRequest, hostileMeasures } from '../../support/builders/meshes/any-measures.ts'
import { expectMadeOrFailed, neverThrows } from '../../support/builders/meshes/holds-for.ts'
import { shoeRequestFor } from '../../support/builders/meshes/proofs.ts'

test('any plausible foot gets a closed shoe or a reason', () => {
  fc.assert(fc.property(anyShoeRequest, expectMadeOrFailed), { numRuns: 3, seed: 9 })
})

test('whatever stands where numbers should never throws', () => {
  const { measures: _, ...shoeRequest } = shoeRequestFor({ lengthMm: 258 }, { level: 'preview' })
  fc.assert(
    fc.property(hostileMeasures, (measures) => neverThrows(measures, shoeRequest)),
    { numRuns: 40, seed: 9 },
  )
})
