import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { uppers } from '#domain/shoe/shoe-request.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import {
  type FootProof,
  formatProof,
  formatTable,
  proofsBlock,
  proveFoot,
  volumeBands,
} from '../../../support/builders/meshes/proofs.ts'
import { measuredRangeFeet } from '../../../support/builders/meshes/range.ts'

const lines: string[] = []

function expectLast(off: FootProof['off']) {
  if (!off) throw new Error('no last was made')
  for (const name of ['lengthMm', 'ballWidthMm', 'heelWidthMm'] as const)
    expect(Math.abs(off[name]), name).toBeLessThan(0.3)
  for (const name of ['ballGirthMm', 'instepHeightMm'] as const) expect(Math.abs(off[name]), name).toBeLessThan(1)
}

function expectShoe(proof: FootProof['shoes']['strap'], upper: (typeof uppers)[number]) {
  if ('refused' in proof) throw new Error(`${upper} is refused: ${proof.refused}`)
  const { report } = proof.shoe
  expect(proof.openEdges, upper).toBe(0)
  expect(report.components, upper).toBe(1)
  if (upper !== 'shell') expect(report.genus, upper).toBe(upper === 'strap' ? 4 : 5)
  expect(report.walls?.minWallMm, upper).toBeGreaterThan(shoeSettings.minWallMm)
  expect(report.walls?.minToeGapMm, upper).toBeGreaterThan(shoeSettings.minToeGapMm)
  expect(proof.full, upper).toBeGreaterThan(volumeBands[upper][0])
  expect(proof.full, upper).toBeLessThan(volumeBands[upper][1])
}

describe('prints over the whole range', () => {
  test.each(Object.entries(measuredRangeFeet))('are made well, or refused as is expected: %s', (name, foot) => {
    const proof = proveFoot(foot)
    lines.push(formatProof(name, proof))
    if (foot.refused) {
      for (const upper of uppers) expect(proof.shoes[upper]).toEqual({ refused: foot.refused })
      return
    }
    expectLast(proof.off)
    for (const upper of uppers) expectShoe(proof.shoes[upper], upper)
  })

  test('are what docs/shoe.md says: npm run docs:shoe', () => {
    expect(readFileSync('docs/shoe.md', 'utf8').match(proofsBlock)?.[0]).toContain(formatTable(lines))
  })
})
