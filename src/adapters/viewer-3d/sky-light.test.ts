import { expect, test } from 'vitest'
import { skyLight } from './sky-light.ts'

type Sheet = { readonly z: number; readonly half: number; readonly up: 1 | -1 }

/** Level sheets of 1 mm squares around the centre. */
function toSheetMesh(sheets: readonly Sheet[]) {
  const positions: number[] = []
  const normals: number[] = []
  const triangles: number[] = []
  for (const { z, half, up } of sheets) {
    const first = positions.length / 3
    const row = 2 * half + 1
    for (let y = -half; y <= half; y++)
      for (let x = -half; x <= half; x++) {
        positions.push(x, y, z)
        normals.push(0, 0, up)
        const at = first + (y + half) * row + x + half
        if (x < half && y < half) triangles.push(at, at + 1, at + row, at + 1, at + row + 1, at + row)
      }
  }
  const light = skyLight({
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
  })
  return (x: number, y: number) => {
    const { half } = sheets[0] ?? { half: 0 }
    return light[(y + half) * (2 * half + 1) + x + half] ?? Number.NaN
  }
}

test('an open level surface has full light everywhere', () => {
  const at = toSheetMesh([{ z: 0, half: 40, up: 1 }])
  for (const [x, y] of [
    [0, 0],
    [30, -20],
    [-25, 25],
  ] as const)
    expect(Math.abs(at(x, y) - 1)).toBeLessThan(0.03)
})

test('it is dark below a roof, softer towards its edge and bright beside it', () => {
  const at = toSheetMesh([
    { z: 0, half: 60, up: 1 },
    { z: 15, half: 25, up: 1 },
  ])
  expect(at(0, 0)).toBeLessThan(0.25)
  expect(at(24, 0)).toBeGreaterThan(at(0, 0) + 0.15)
  expect(at(56, 56)).toBeGreaterThan(0.85)
})

test('a surface that faces down has reflected light only', () => {
  const at = toSheetMesh([{ z: 0, half: 30, up: -1 }])
  expect(at(0, 0)).toBeGreaterThan(0.2)
  expect(at(0, 0)).toBeLessThan(0.8)
})
