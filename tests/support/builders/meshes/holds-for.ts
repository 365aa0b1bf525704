import { expect } from 'vitest'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { type ShoeMeasures, type ShoeRequest, shoeErrors } from '#domain/shoe/shoe-request.ts'
import { openEdges } from './check-mesh.ts'
import { volumeBands } from './proofs.ts'

/** The rough grid of a preview may leave a small hole more or less in odd feet: there is no promise about those. */
export function expectMadeOrFailed(shoeRequest: ShoeRequest): void {
  const made = makeShoe(shoeRequest)
  if (!made.ok) {
    expect(shoeErrors).toContain(made.code)
    return
  }
  const { shoe, report } = made.value
  const { lengthMm, ballWidthMm } = report.last
  const [min, max] = volumeBands[shoeRequest.upper]
  const full = report.volumeMm3 / (lengthMm.made * ballWidthMm.made)
  expect(openEdges(shoe)).toBe(0)
  // Odd feet are flatter or higher than those of the table.
  expect(full).toBeGreaterThan(0.85 * min)
  expect(full).toBeLessThan(1.25 * max)
  expect(shoe.positions.every(Number.isFinite)).toBe(true)
}

/** Whatever a file holds: a code, or a shoe without a number that is none. */
export function neverThrows(measures: object, shoeRequest: Omit<ShoeRequest, 'measures'>): void {
  const made = makeShoe({ ...shoeRequest, measures: measures as ShoeMeasures })
  if (made.ok) expect(made.value.shoe.positions.every(Number.isFinite)).toBe(true)
  else expect(shoeErrors).toContain(made.code)
}
