import { expect, test } from 'vitest'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import type { Shoe } from '#domain/shoe/shoe-request.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { openEdges } from '../../support/builders/meshes/check-mesh.ts'
import { takeEveryNth } from '../../support/take-every-nth.ts'

const { soleMm, treadDepthMm } = shoeSettings

/** A print takes seconds, and two tests look at some. */
const prints = new Map<string, Shoe>()

function lettered(side: FootSide, soleText: string): Shoe {
  const name = `${side} ${soleText}`
  const print = prints.get(name) ?? printed(side, soleText)
  prints.set(name, print)
  return print
}

function printed(side: FootSide, soleText: string): Shoe {
  const made = makeShoe({
    measures: { lengthMm: 258 },
    side,
    upper: 'strap',
    feel: 'natural',
    level: 'print',
    soleText,
  })
  if (!made.ok) throw new Error(made.code)
  return made.value
}

/** Where the shoe stands on the ground under the arch, seen with the toes to the right. */
function standing({ positions }: FinishedMesh) {
  const spots: { right: number; up: number }[] = []
  for (let k = 0; k < positions.length; k += 3) {
    const [x, y, z] = positions.subarray(k, k + 3) as unknown as [number, number, number]
    if (z < -soleMm + 0.3 && Math.abs(x - 108) < 24) spots.push({ right: x - 108, up: -y })
  }
  return spots
}

test.each(takeEveryNth(['left', 'right'] as const, 2))(
  'letters are read from below and not as in a mirror: %s',
  (side) => {
    // The upright of an L stands at its left and the bar lies low.
    const plain = lettered(side, '---')
    const with3 = lettered(side, 'LLL')
    expect(openEdges(with3.shoe)).toBe(0)
    const middle = (spots: readonly { right: number; up: number }[], of: 'right' | 'up') =>
      spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length
    const inField = (mesh: FinishedMesh) => {
      const all = standing(mesh)
      const up = middle(all, 'up')
      return all.filter((spot) => Math.abs(spot.right) < 18 && Math.abs(spot.up - up) < 8)
    }
    const [bars, letters] = [inField(plain.shoe), inField(with3.shoe)]
    expect(middle(letters, 'right')).toBeLessThan(middle(bars, 'right') - 0.5)
    expect(middle(letters, 'up')).toBeLessThan(middle(bars, 'up') - 0.5)
  },
)

test('letters change nothing but the ground side, and are as deep as the tread', () => {
  const [plain, lettering] = [lettered('left', ''), lettered('left', 'LLL')]
  const above = ({ shoe }: typeof plain) => shoe.positions.filter((value, k) => k % 3 === 2 && value > 0).length
  expect(above(lettering)).toBe(above(plain))
  expect(lettering.report.hash).not.toBe(plain.report.hash)
  expect(lettering.report.genus).toBe(plain.report.genus)
  const lost = plain.report.volumeMm3 - lettering.report.volumeMm3
  expect(Math.abs(lost)).toBeLessThan(80 * 20 * treadDepthMm)
})

test('letters that cannot be drawn are refused', () => {
  const made = makeShoe({
    measures: { lengthMm: 258 },
    side: 'left',
    upper: 'shell',
    feel: 'close',
    level: 'preview',
    soleText: 'はだし',
  })
  expect(made).toMatchObject({ ok: false, code: 'sole_text_unusable' })
})
