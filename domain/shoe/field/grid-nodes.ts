import type { Grid } from '../geometry/grid.ts'
import type { Last } from '../last/last.ts'
import type { Body } from './body.ts'

/** Nodes are stored in blocks of this many along each axis: a power of two, whose exponent is `blockBits`. */
export const blockNodes = 4
const blockBits = 2
const withinBlock = blockNodes - 1
const nodesPerBlock = blockNodes ** 3

/** The computed values of grid nodes, by storage index. */
export type GridNodes = {
  /** NaN until the node is computed. */
  value: Float64Array
  /** The distance to the last. */
  distance: Float64Array
  /** Which corners of the cube that starts at a node are inside; 0 if the surface does not pass through it. */
  inside: Uint8Array
  /** The storage index of a node; negative if its block does not exist. */
  knownPlace(i: number, j: number, k: number): number
  /** The same, computing the node first if needed; this may replace the arrays by larger ones. */
  nodeAt(i: number, j: number, k: number): number
}

/**
 * Computes and stores the nodes of a grid on demand. The surface touches one block of fourteen, and only those take
 * time and memory; a storage index stays valid while more blocks are added.
 */
export function gridNodes({ cellMm, fromX, fromY, fromZ, ...grid }: Grid, last: Last, body: Body): GridNodes {
  const { countX, countY, countZ } = grid
  const blocks = (count: number) => Math.ceil(count / blockNodes)
  const [blocksY, blocksZ] = [blocks(countY), blocks(countZ)]
  const begins = new Int32Array(blocks(countX) * blocksY * blocksZ).fill(-1)
  let used = 0
  const nodes: GridNodes = { ...roomFor(1 << 18), knownPlace, nodeAt }

  function growNodes(): void {
    const { value, distance, inside } = nodes
    Object.assign(nodes, roomFor(value.length * 2))
    nodes.value.set(value)
    nodes.distance.set(distance)
    nodes.inside.set(inside)
  }

  function blockIndex(i: number, j: number, k: number): number {
    return ((i >> blockBits) * blocksY + (j >> blockBits)) * blocksZ + (k >> blockBits)
  }

  function placeInBlock(i: number, j: number, k: number): number {
    return ((((i & withinBlock) << blockBits) | (j & withinBlock)) << blockBits) | (k & withinBlock)
  }

  function knownPlace(i: number, j: number, k: number): number {
    const begin = begins[blockIndex(i, j, k)]!
    return begin < 0 ? -1 : begin + placeInBlock(i, j, k)
  }

  function nodeAt(i: number, j: number, k: number): number {
    const block = blockIndex(i, j, k)
    if (begins[block]! < 0) {
      begins[block] = used
      used += nodesPerBlock
      if (used > nodes.value.length) growNodes()
      nodes.value.fill(Number.NaN, used - nodesPerBlock, used)
    }
    const at = begins[block]! + placeInBlock(i, j, k)
    if (Number.isNaN(nodes.value[at])) {
      const column = i * countY + j
      const z = fromZ + k * cellMm
      const distance = last.distance(column, z)
      nodes.distance[at] = distance
      nodes.value[at] = body.at(fromX + i * cellMm, fromY + j * cellMm, z, distance, last.outside[column]!)
    }
    return at
  }

  return nodes
}

function roomFor(count: number) {
  return {
    value: new Float64Array(count),
    distance: new Float64Array(count),
    inside: new Uint8Array(count),
  }
}
