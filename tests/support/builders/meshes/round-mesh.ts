import { finishMesh } from '#domain/shoe/finish/finish-mesh.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'

const [rounds, rows] = [72, 36]

/** A ball about the middle of everything, closed at its poles. */
export function roundMesh(radiusMm: number): FinishedMesh {
  const positions = [0, 0, -radiusMm, 0, 0, radiusMm]
  for (let row = 1; row < rows; row += 1)
    for (let round = 0; round < rounds; round += 1) {
      const [up, turn] = [(row / rows - 0.5) * Math.PI, (round / rounds) * 2 * Math.PI]
      positions.push(
        radiusMm * Math.cos(up) * Math.cos(turn),
        radiusMm * Math.cos(up) * Math.sin(turn),
        radiusMm * Math.sin(up),
      )
    }
  const at = (row: number, round: number) => 2 + (row - 1) * rounds + (round % rounds)
  const triangles: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    triangles.push(0, at(1, round + 1), at(1, round), 1, at(rows - 1, round), at(rows - 1, round + 1))
    for (let row = 1; row < rows - 1; row += 1) {
      const [a, b, c, d] = [at(row, round), at(row, round + 1), at(row + 1, round + 1), at(row + 1, round)]
      triangles.push(a, b, c, a, c, d)
    }
  }
  return finishMesh({ positions: Float32Array.from(positions), triangles: Uint32Array.from(triangles) }, false)
}
