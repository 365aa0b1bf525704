import { expect } from 'vitest'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { type ShoeMeasures, type ShoeRequest, shoeRefusals } from '#domain/shoe/shoe-request.ts'
import { openEdges } from './check-mesh.ts'
import { volumeBands } from './proofs.ts'

/** The rough grid of a preview may leave a small hole more or less in odd feet: there is no promise about those. */
export function isMadeOrRefused(wish: ShoeRequest): void {
  const made = makeShoe(wish)
  if (!made.ok) {
    expect(shoeRefusals).toContain(made.code)
    return
  }
  const { shoe, report } = made.value
  const { lengthMm, ballWidthMm } = report.last
  const [least, most] = volumeBands[wish.upper]
  const full = report.volumeMm3 / (lengthMm.made * ballWidthMm.made)
  expect(openEdges(shoe)).toBe(0)
  // Odd feet are flatter or higher than those of the table.
  expect(full).toBeGreaterThan(0.85 * least)
  expect(full).toBeLessThan(1.25 * most)
  expect(shoe.positions.every(Number.isFinite)).toBe(true)
}

/** Whatever a file holds: a code, or a shoe without a number that is none. */
export function neverThrows(measures: object, wish: Omit<ShoeRequest, 'measures'>): void {
  const made = makeShoe({ ...wish, measures: measures as ShoeMeasures })
  if (made.ok) expect(made.value.shoe.positions.every(Number.isFinite)).toBe(true)
  else expect(shoeRefusals).toContain(made.code)
}
