import fc from 'fast-check'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'

const mm = fc.float({ min: -400, max: 400, noNaN: true })

/** Corners anywhere and triangles between any three of them: what a writer must bear, whether it is a shoe or not. */
export const anyMesh: fc.Arbitrary<FinishedMesh> = fc
  .array(fc.tuple(mm, mm, mm), { minLength: 3, maxLength: 40 })
  .chain((corners) => {
    const corner = fc.nat(corners.length - 1)
    const triangle = fc.tuple(corner, corner, corner).filter((three) => new Set(three).size === 3)
    return fc.array(triangle, { minLength: 1, maxLength: 60 }).map((triangles) => ({
      positions: Float32Array.from(corners.flat()),
      triangles: Uint32Array.from(triangles.flat()),
      normals: Float32Array.from(corners.flatMap(() => [0, 0, 1])),
      uvs: Float32Array.from(corners.flatMap(([x, y]) => [x / 100, y / 100])),
    }))
  })
