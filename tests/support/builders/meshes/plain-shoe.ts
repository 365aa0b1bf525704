import { finishMesh } from '#domain/shoe/finish/finish-mesh.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import type { Shoe, ShoeReport, ShoeRequest } from '#domain/shoe/shoe-request.ts'
import type { SolePlan } from '#domain/shoe/sole-plan.ts'

/** A box of so many mm: every mesh has corners, and few are enough to be shown. */
export function boxMesh(lengthMm: number, widthMm: number, heightMm: number): FinishedMesh {
  const corners = [0, 1].flatMap((x) => [-0.5, 0.5].flatMap((y) => [0, 1].map((z) => [x, y, z] as const)))
  const faces = [
    0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3,
  ]
  return {
    positions: Float32Array.from(corners.flatMap(([x, y, z]) => [x * lengthMm, y * widthMm, z * heightMm])),
    triangles: Uint32Array.from(faces),
    normals: Float32Array.from(
      corners.flatMap(([x, y, z]) => [x - 0.5, y, z - 0.5].map((part) => part / Math.hypot(0.5, 0.5, 0.5))),
    ),
    uvs: Float32Array.from(corners.flatMap(([x, y]) => [x * (lengthMm / 100), y * (widthMm / 100)])),
  }
}

/** A wall of known thickness that stands on edge. Its triangles share no corner, so its edges are sharp. */
export function createPlate(thickMm: number): FinishedMesh {
  const { positions, triangles } = boxMesh(100, thickMm, 60)
  const corners = [...triangles].flatMap((corner) => [...positions.subarray(corner * 3, corner * 3 + 3)])
  return finishMesh({ positions: Float32Array.from(corners), triangles: triangles.map((_, k) => k) }, false)
}

/** What stands for a shoe where it only matters that there is one. */
export function plainShoe({ measures, side, upper, level, feel, soleText }: ShoeRequest): Shoe {
  const { lengthMm, ballWidthMm = 100, heelWidthMm = 66 } = measures
  const shoe = boxMesh(lengthMm + 12, ballWidthMm + 6, 70)
  const as = (wanted: number) => ({ wanted, made: wanted + 0.1 })
  const report: ShoeReport = {
    side,
    upper,
    level,
    feel,
    adjustments: {},
    soleText,
    volumeMm3: 180_000,
    triangles: shoe.triangles.length / 3,
    components: 1,
    genus: 0,
    hash: '00000000',
    last: {
      lengthMm: as(lengthMm),
      ballWidthMm: as(ballWidthMm),
      heelWidthMm: as(heelWidthMm),
      ballGirthMm: as(246),
      instepHeightMm: as(63),
    },
    estimated: measures.ballWidthMm === undefined ? ['ballWidthMm', 'ballGirthMm'] : ['ballGirthMm'],
    limited: [],
  }
  const at = (x: number, y: number) => ({ x: x * lengthMm, y: y * ballWidthMm })
  const sole: SolePlan = {
    outline: [at(0, -0.5), at(1, -0.5), at(1, 0.5), at(0, 0.5)],
    ballLine: [at(0.63, -0.5), at(0.73, 0.5)],
    toeGap: at(0.8, 0.1),
  }
  return { shoe, foot: boxMesh(lengthMm, ballWidthMm, 60), sole, report }
}
