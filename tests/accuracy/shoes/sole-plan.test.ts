import { expect, test } from 'vitest'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { shoeRequestFor } from '../../support/builders/meshes/proofs.ts'

const measures = { lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66 }

function made(side: 'left' | 'right', feel: 'natural' | 'close' = 'natural') {
  const shoe = makeShoe(shoeRequestFor(measures, { side, feel, level: 'preview' }))
  if (!shoe.ok) throw new Error(shoe.code)
  return shoe.value
}

type Point = { readonly x: number; readonly y: number }

/** How far a point is from a closed line. */
function gapTo(line: readonly Point[], { x, y }: Point): number {
  return Math.min(
    ...line.map((a, k) => {
      const b = line[(k + 1) % line.length] ?? a
      const [dx, dy] = [b.x - a.x, b.y - a.y]
      const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(x - a.x - t * dx, y - a.y - t * dy)
    }),
  )
}

test('the sole that is drawn is the one that is made, on the left and on the right', () => {
  for (const side of ['left', 'right'] as const) {
    const { sole, shoe } = made(side)
    // Where the side of the sole stands upright: above its round edge, and below what joins it to the upper.
    const upright: Point[] = []
    for (let k = 0; k < shoe.positions.length; k += 3) {
      const [x = 0, y = 0, z = 0] = shoe.positions.subarray(k, k + 3)
      const [nx = 0, ny = 0, nz = 0] = shoe.normals.subarray(k, k + 3)
      if (z > -2.95 && z < -2.2 && Math.abs(nz) < 0.1 && Math.hypot(nx, ny) > 0.99) upright.push({ x, y })
    }
    expect(upright.length).toBeGreaterThan(300)
    const gaps = upright.map((index) => gapTo(sole.outline, index))
    // Where bands come down to it they join it roundly, and stand out a little.
    expect(Math.max(...gaps)).toBeLessThan(0.6)
    expect(gaps.filter((gap) => gap < 0.15).length / gaps.length).toBeGreaterThan(0.8)
    const reach = (points: readonly Point[]) => [
      Math.min(...points.map(({ x }) => x)),
      Math.max(...points.map(({ x }) => x)),
      Math.min(...points.map(({ y }) => y)),
      Math.max(...points.map(({ y }) => y)),
    ]
    const drawn = reach(sole.outline)
    for (const [k, mm] of reach(upright).entries()) expect(Math.abs(mm - (drawn[k] ?? 0))).toBeLessThan(0.6)
  }
})

test('the ball line runs from edge to edge of the room, and the gap begins ahead of it, within the sole', () => {
  const { sole } = made('right')
  const [outer, inner] = sole.ballLine
  expect(Math.hypot(inner.x - outer.x, inner.y - outer.y)).toBeCloseTo(104 + 3, 1)
  expect(inner.y).toBeGreaterThan(outer.y)
  expect(sole.toeGap.x).toBeGreaterThan(inner.x)
  expect(sole.toeGap.y).toBeLessThan(inner.y)
  const mirrored = made('left').sole
  expect(mirrored.toeGap).toEqual({ x: sole.toeGap.x, y: -sole.toeGap.y })
})
