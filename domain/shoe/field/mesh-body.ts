import type { Grid } from '../geometry/grid.ts'
import type { Mesh } from '../geometry/mesh.ts'
import type { Last } from '../last/last.ts'
import type { Body } from './body.ts'
import { cubeEdges, cubeTriangles } from './cube-cases.ts'
import { followSurface } from './follow-surface.ts'
import { blockNodes, gridNodes } from './grid-nodes.ts'
import { growing } from './growing.ts'

/** One layer of nodes across the foot: the mesh vertices on the edges that start there, by axis. */
type Layer = {
  readonly corners: Int32Array
  /** A vertex index below this one belongs to an earlier layer in the same array. */
  first: number
}

/**
 * Computes the surface of a body. Every crossed grid edge gets one vertex, shared by all triangles around it, so the
 * mesh is closed whatever the field is, as long as it does not leave the grid.
 */
export function meshBody(grid: Grid, last: Last, body: Body): Mesh {
  const { cellMm, fromX, fromY, fromZ, countX, countY, countZ } = grid
  const nodes = gridNodes(grid, last, body)
  followSurface(nodes, grid, last, body)
  const { value, distance, inside, knownPlace } = nodes
  const positions = growing(Float32Array, 1 << 18)
  const triangles = growing(Uint32Array, 1 << 19)

  /** Finds where along an edge the body begins. The field is not linear between two nodes, so it is evaluated again. */
  function crossing(i: number, j: number, k: number, from: number, to: number, edgeAxis: number): number {
    const x = fromX + i * cellMm
    const y = fromY + j * cellMm
    const z = fromZ + k * cellMm
    const column = i * countY + j
    const beyond = edgeAxis === 0 ? column + countY : edgeAxis === 1 ? column + 1 : column
    const outsideA = last.outside[column]!
    const outsideB = last.outside[beyond]!
    const distanceA = distance[from]!
    const distanceB = distance[to]!
    let low = 0
    let high = 1
    let atLow = value[from]!
    let atHigh = value[to]!
    const isIn = atLow < 0
    let share = atLow / (atLow - atHigh)
    for (let turn = 0; turn < 6; turn += 1) {
      const step = share * cellMm
      const there = body.at(
        edgeAxis === 0 ? x + step : x,
        edgeAxis === 1 ? y + step : y,
        edgeAxis === 2 ? z + step : z,
        distanceA + (distanceB - distanceA) * share,
        outsideA + (outsideB - outsideA) * share,
      )
      if (Math.abs(there) < 0.008) break
      if (there < 0 === isIn) {
        low = share
        atLow = there
      } else {
        high = share
        atHigh = there
      }
      share = turn % 3 === 2 ? (low + high) / 2 : low + ((high - low) * atLow) / (atLow - atHigh)
    }
    return Math.min(0.98, Math.max(0.02, share))
  }

  const emptyLayer = (): Layer => ({ corners: new Int32Array(countY * countZ * 3).fill(-1), first: 0 })
  let [near, far] = [emptyLayer(), emptyLayer()]

  function cornerOn(cubeI: number, cubeJ: number, cubeK: number, cubeEdge: number): number {
    const { corner, axis } = cubeEdges[cubeEdge]!
    const layer = corner & 1 ? far : near
    const j = cubeJ + ((corner >> 1) & 1)
    const k = cubeK + (corner >> 2)
    const edge = (j * countZ + k) * 3 + axis
    const known = layer.corners[edge]!
    if (known >= layer.first) return known
    const i = cubeI + (corner & 1)
    const from = knownPlace(i, j, k)
    const to = knownPlace(axis === 0 ? i + 1 : i, axis === 1 ? j + 1 : j, axis === 2 ? k + 1 : k)
    const share = crossing(i, j, k, from, to, axis) * cellMm
    const made = positions.size() / 3
    positions.push(
      fromX + i * cellMm + (axis === 0 ? share : 0),
      fromY + j * cellMm + (axis === 1 ? share : 0),
      fromZ + k * cellMm + (axis === 2 ? share : 0),
    )
    layer.corners[edge] = made
    return made
  }

  /** Meshes the cubes of one layer that start in a block. */
  function meshBlock(i: number, blockJ: number, blockK: number): void {
    // Within a block the nodes of a layer are contiguous.
    let index = knownPlace(i, blockJ, blockK)
    for (let j = blockJ; j < blockJ + blockNodes; j += 1)
      for (let k = blockK; k < blockK + blockNodes; k += 1, index += 1) {
        const within = inside[index]!
        if (within === 0) continue
        const cut = cubeTriangles[within]!
        for (let at = 0; at < cut.length; at += 3)
          triangles.push(cornerOn(i, j, k, cut[at]!), cornerOn(i, j, k, cut[at + 1]!), cornerOn(i, j, k, cut[at + 2]!))
      }
  }

  for (let i = 0; i < countX - 1; i += 1) {
    for (let j = 0; j < countY; j += blockNodes)
      for (let k = 0; k < countZ; k += blockNodes) if (knownPlace(i, j, k) >= 0) meshBlock(i, j, k)
    ;[near, far] = [far, near]
    far.first = positions.size() / 3
  }
  return { positions: positions.taken(), triangles: triangles.taken() }
}
