import type { Grid } from '../geometry/grid.ts'
import type { Last } from '../last/last.ts'
import type { Body } from './body.ts'

/** Cubes of this many cells are looked at as a whole first. */
export const blockCells = 4

export type ActiveBlocks = {
  readonly countY: number
  readonly countZ: number
  /** Whether the surface may run through the block. */
  has(x: number, y: number, z: number): boolean
}

/** Every block of a box, however far the surface is. */
export function allBlocks(grid: Grid): ActiveBlocks {
  const blocks = (count: number) => Math.ceil((count - 1) / blockCells)
  return { countY: blocks(grid.countY), countZ: blocks(grid.countZ), has: () => true }
}

/**
 * Where the surface can be as long as the field grows by at most `steepest` a mm: a block whose middle lies farther from it
 * than its corners is left out. Nine tenths of the box are empty.
 */
export function activeBlocks(grid: Grid, last: Last, body: Body, steepest: number): ActiveBlocks {
  const { cellMm, fromX, fromY, fromZ } = grid
  const blocks = (count: number) => Math.ceil((count - 1) / blockCells)
  const [countX, countY, countZ] = [blocks(grid.countX), blocks(grid.countY), blocks(grid.countZ)]
  const isActive = new Uint8Array(countX * countY * countZ)
  const reach = steepest * Math.sqrt(3) * (blockCells / 2) * cellMm
  const middle = (block: number, count: number) => Math.min(count - 1, block * blockCells + blockCells / 2)
  for (let bx = 0; bx < countX; bx += 1)
    for (let by = 0; by < countY; by += 1) {
      const [i, j] = [middle(bx, grid.countX), middle(by, grid.countY)]
      const column = i * grid.countY + j
      for (let bz = 0; bz < countZ; bz += 1) {
        const z = fromZ + middle(bz, grid.countZ) * cellMm
        const outside = last.outside[column]!
        const value = body.at(fromX + i * cellMm, fromY + j * cellMm, z, last.distance(column, z), outside)
        if (Math.abs(value) < reach) isActive[(bx * countY + by) * countZ + bz] = 1
      }
    }
  return { countY, countZ, has: (x, y, z) => isActive[(x * countY + y) * countZ + z] === 1 }
}
