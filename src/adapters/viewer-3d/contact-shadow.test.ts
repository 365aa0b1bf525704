import { expect, test } from 'vitest'
import type { Mesh } from '#domain/shoe/geometry/mesh.ts'
import { contactShadow } from './contact-shadow.ts'

/** A plate of 100 by 40 mm at a height, made of two triangles. */
function plate(heightMm: number): Mesh {
  const corners = [0, 0, 100, 0, 100, 40, 0, 40]
  const positions = Float32Array.from([0, 2, 4, 6].flatMap((at) => [corners[at] ?? 0, corners[at + 1] ?? 0, heightMm]))
  return { positions, triangles: new Uint32Array([0, 1, 2, 0, 2, 3]) }
}
/** Sets the level of the ground: a degenerate triangle, too small to cast a visible shadow. */
const ground: Mesh = {
  positions: new Float32Array([50, 20, 0, 50, 20, 0, 50, 20, 0]),
  triangles: new Uint32Array([0, 1, 2]),
}

function darknessAt(shadow: ReturnType<typeof contactShadow>, x: number, y: number): number {
  const column = Math.floor(((x - shadow.centre.x) / shadow.widthMm + 0.5) * shadow.columns)
  const row = Math.floor(((y - shadow.centre.y) / shadow.depthMm + 0.5) * shadow.rows)
  return shadow.darkness[row * shadow.columns + column] ?? Number.NaN
}

test('the shadow is dark below an object, softer beside it and absent far away', () => {
  const shadow = contactShadow([{ mesh: plate(0), asideMm: 0 }])
  const [below, beside, far] = [darknessAt(shadow, 50, 20), darknessAt(shadow, 50, 52), darknessAt(shadow, -68, -68)]
  expect(below).toBeGreaterThan(150)
  expect(beside).toBeGreaterThan(10)
  expect(beside).toBeLessThan(below / 2)
  expect(far).toBe(0)
})

test('large triangles leave no gaps in the shadow', () => {
  const shadow = contactShadow([{ mesh: plate(0), asideMm: 0 }])
  for (let x = 20; x <= 80; x += 4) expect(darknessAt(shadow, x, 20)).toBeGreaterThan(150)
})

test('a higher object casts a lighter shadow', () => {
  const at = (heightMm: number) =>
    darknessAt(
      contactShadow([
        { mesh: ground, asideMm: 0 },
        { mesh: plate(heightMm), asideMm: 0 },
      ]),
      30,
      20,
    )
  expect(at(1)).toBeGreaterThan(at(30))
  expect(at(30)).toBeGreaterThan(at(69))
})

test('an offset object casts its shadow at the offset', () => {
  const shadow = contactShadow([{ mesh: plate(0), asideMm: 300 }])
  expect(shadow.centre.y).toBeCloseTo(320, -1)
  expect(darknessAt(shadow, 50, 320)).toBeGreaterThan(150)
})
