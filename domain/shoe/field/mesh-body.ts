import type { Grid } from '../geometry/grid.ts'
import { isClosed } from '../geometry/is-closed.ts'
import type { Mesh } from '../geometry/mesh.ts'
import type { Last } from '../last/last.ts'
import { type ActiveBlocks, activeBlocks, allBlocks, blockCells } from './active-blocks.ts'
import type { Body } from './body.ts'
import { cubeEdges, cubeTriangles } from './cube-cases.ts'
import { growing } from './growing.ts'

/** One layer of nodes across the foot, and the corners of triangles on the edges that begin there. */
type Layer = {
  readonly value: Float64Array
  readonly distance: Float64Array
  readonly seen: Int32Array
  /** By axis of the edge. */
  readonly corners: readonly [Int32Array, Int32Array, Int32Array]
}

function emptyLayer(count: number): Layer {
  const ids = () => new Int32Array(count).fill(-1)
  return {
    value: new Float64Array(count),
    distance: new Float64Array(count),
    seen: new Int32Array(count).fill(-1),
    corners: [ids(), ids(), ids()],
  }
}

/** Works out the nodes of a layer that an active block touches. */
function fillLayer(layer: Layer, i: number, grid: Grid, last: Last, body: Body, blocks: ActiveBlocks): void {
  const { cellMm, fromX, fromY, fromZ, countY, countZ } = grid
  for (const ids of layer.corners) ids.fill(-1)
  const x = fromX + i * cellMm
  const own = Math.floor(i / blockCells)
  const rows = i % blockCells === 0 && own > 0 ? [own - 1, own] : [own]
  for (const bx of rows)
    for (let by = 0; by < blocks.countY; by += 1)
      for (let bz = 0; bz < blocks.countZ; bz += 1) {
        if (!blocks.has(bx, by, bz)) continue
        for (let j = by * blockCells; j <= Math.min(countY - 1, (by + 1) * blockCells); j += 1)
          for (let k = bz * blockCells; k <= Math.min(countZ - 1, (bz + 1) * blockCells); k += 1) {
            const node = j * countZ + k
            if (layer.seen[node] === i) continue
            const column = i * countY + j
            const z = fromZ + k * cellMm
            const distance = last.distance(column, z)
            const value = body.at(x, fromY + j * cellMm, z, distance, last.outside[column]!)
            layer.seen[node] = i
            layer.distance[node] = distance
            layer.value[node] = value
          }
      }
}

/**
 * The surface within these blocks, layer by layer: only two layers of nodes are ever kept. Every edge of the grid that crosses the
 * surface gets one corner, shared by all triangles around it, so the mesh is closed whatever the field is, as long as
 * no block is left out that it runs through.
 */
function meshIn(blocks: ActiveBlocks, grid: Grid, last: Last, body: Body): Mesh {
  const { cellMm, fromX, fromY, fromZ, countX, countY, countZ } = grid
  const positions = growing(Float32Array, 1 << 18)
  const triangles = growing(Uint32Array, 1 << 19)
  let [near, far] = [emptyLayer(countY * countZ), emptyLayer(countY * countZ)]

  /** Where along an edge the body begins. A wall is no straight line between two nodes, so the field is asked again. */
  function crossing(a: Layer, nodeA: number, b: Layer, nodeB: number, i: number, edgeAxis: number): number {
    const j = Math.floor(nodeA / countZ)
    const x = fromX + i * cellMm
    const y = fromY + j * cellMm
    const z = fromZ + (nodeA - j * countZ) * cellMm
    const column = i * countY + j
    const beyond = edgeAxis === 0 ? column + countY : edgeAxis === 1 ? column + 1 : column
    const outsideA = last.outside[column]!
    const outsideB = last.outside[beyond]!
    const distanceA = a.distance[nodeA]!
    const distanceB = b.distance[nodeB]!
    let low = 0
    let high = 1
    let atLow = a.value[nodeA]!
    let atHigh = b.value[nodeB]!
    const isIn = atLow < 0
    let share = atLow / (atLow - atHigh)
    for (let turn = 0; turn < 6; turn += 1) {
      const step = share * cellMm
      const value = body.at(
        edgeAxis === 0 ? x + step : x,
        edgeAxis === 1 ? y + step : y,
        edgeAxis === 2 ? z + step : z,
        distanceA + (distanceB - distanceA) * share,
        outsideA + (outsideB - outsideA) * share,
      )
      if (Math.abs(value) < 0.008) break
      if (value < 0 === isIn) {
        low = share
        atLow = value
      } else {
        high = share
        atHigh = value
      }
      share = turn % 3 === 2 ? (low + high) / 2 : low + ((high - low) * atLow) / (atLow - atHigh)
    }
    return Math.min(0.98, Math.max(0.02, share))
  }

  function cornerOn(i: number, node: number, cubeEdge: number): number {
    const edge = cubeEdges[cubeEdge]!
    const corner = edge.corner
    const axis = edge.axis
    const start = corner & 1 ? far : near
    const from = node + (corner & 2 ? countZ : 0) + (corner & 4 ? 1 : 0)
    const ids = start.corners[axis]!
    const known = ids[from]!
    if (known >= 0) return known
    const layer = i + (corner & 1)
    const end = axis === 0 ? far : start
    const to = axis === 0 ? from : axis === 1 ? from + countZ : from + 1
    const share = crossing(start, from, end, to, layer, axis) * cellMm
    const j = Math.floor(from / countZ)
    const made = positions.size() / 3
    positions.push(
      fromX + layer * cellMm + (axis === 0 ? share : 0),
      fromY + j * cellMm + (axis === 1 ? share : 0),
      fromZ + (from - j * countZ) * cellMm + (axis === 2 ? share : 0),
    )
    ids[from] = made
    return made
  }

  function meshCell(i: number, node: number): void {
    let inside = 0
    for (let corner = 0; corner < 8; corner += 1) {
      const layer = corner & 1 ? far : near
      if (layer.value[node + (corner & 2 ? countZ : 0) + (corner & 4 ? 1 : 0)]! < 0) inside |= 1 << corner
    }
    const cut = cubeTriangles[inside]!
    for (let k = 0; k < cut.length; k += 3)
      triangles.push(cornerOn(i, node, cut[k]!), cornerOn(i, node, cut[k + 1]!), cornerOn(i, node, cut[k + 2]!))
  }

  fillLayer(near, 0, grid, last, body, blocks)
  for (let i = 0; i < countX - 1; i += 1) {
    fillLayer(far, i + 1, grid, last, body, blocks)
    const bx = Math.floor(i / blockCells)
    for (let by = 0; by < blocks.countY; by += 1)
      for (let bz = 0; bz < blocks.countZ; bz += 1) {
        if (!blocks.has(bx, by, bz)) continue
        for (let j = by * blockCells; j < Math.min(countY - 1, (by + 1) * blockCells); j += 1)
          for (let k = bz * blockCells; k < Math.min(countZ - 1, (bz + 1) * blockCells); k += 1)
            meshCell(i, j * countZ + k)
      }
    ;[near, far] = [far, near]
  }
  return { positions: positions.taken(), triangles: triangles.taken() }
}

/**
 * How much a field may grow with each mm. One that were a true distance grew by 1; to the first order it is a little more,
 * and far more in the narrow gap between some toes. One foot of eighty needs the second.
 */
const steepest = [1.8, 3.6]

/**
 * The surface of a body. Where its field is steeper than was looked out for, a piece is missing, and the mesh is made once
 * more with less left out, in the end with nothing.
 */
export function meshBody(grid: Grid, last: Last, body: Body): Mesh {
  for (const steep of steepest) {
    const mesh = meshIn(activeBlocks(grid, last, body, steep), grid, last, body)
    if (isClosed(mesh)) return mesh
  }
  return meshIn(allBlocks(grid), grid, last, body)
}
