import fc from 'fast-check'
import { test } from 'vitest'
import { anyWish, hostileMeasures } from '../../support/builders/meshes/any-measures.ts'
import { isMadeOrRefused, neverThrows } from '../../support/builders/meshes/holds-for.ts'
import { wishFor } from '../../support/builders/meshes/proofs.ts'

test('any plausible foot gets a closed shoe or a reason', () => {
  fc.assert(fc.property(anyWish, isMadeOrRefused), { numRuns: 3, seed: 9 })
})

test('whatever stands where numbers should never throws', () => {
  const { measures: _, ...wish } = wishFor({ lengthMm: 258 }, { level: 'preview' })
  fc.assert(
    fc.property(hostileMeasures, (measures) => neverThrows(measures, wish)),
    { numRuns: 40, seed: 9 },
  )
})
