import type { Grid } from '../last/grid.ts'
import type { Last } from '../last/last.ts'
import type { Body } from './body.ts'

/** Cubes of this many cells are looked at as a whole first, and eight of them as one before that. */
export const blockCells = 2

export type ActiveBlocks = {
  readonly countY: number
  readonly countZ: number
  /** Whether the surface may run through the block. */
  has(x: number, y: number, z: number): boolean
}

/** Fields grow by at most this much a mm; a distance of the first order does so by a little more than 1. */
const steepest = 2.6

/**
 * Where the surface can be at all: a block whose middle lies farther from it than its corners is left out. Nine tenths of
 * the box are empty.
 */
export function activeBlocks(grid: Grid, last: Last, body: Body): ActiveBlocks {
  const { cellMm, fromX, fromY, fromZ } = grid
  const blocks = (count: number) => Math.ceil((count - 1) / blockCells)
  const [countX, countY, countZ] = [blocks(grid.countX), blocks(grid.countY), blocks(grid.countZ)]
  const isActive = new Uint8Array(countX * countY * countZ)

  /** Whether the surface may come by a cube of so many cells from this node on. */
  function mayHold(fromI: number, fromJ: number, fromK: number, cells: number): boolean {
    const i = Math.min(grid.countX - 1, fromI + cells / 2)
    const j = Math.min(grid.countY - 1, fromJ + cells / 2)
    const k = Math.min(grid.countZ - 1, fromK + cells / 2)
    const column = i * grid.countY + j
    const z = fromZ + k * cellMm
    const outside = last.outside[column]!
    const value = body.at(fromX + i * cellMm, fromY + j * cellMm, z, last.distance(column, z), outside)
    return Math.abs(value) < steepest * Math.sqrt(3) * (cells / 2) * cellMm
  }

  for (let bx = 0; bx < countX; bx += 2)
    for (let by = 0; by < countY; by += 2)
      for (let bz = 0; bz < countZ; bz += 2) {
        if (!mayHold(bx * blockCells, by * blockCells, bz * blockCells, 2 * blockCells)) continue
        for (let x = bx; x < Math.min(countX, bx + 2); x += 1)
          for (let y = by; y < Math.min(countY, by + 2); y += 1)
            for (let z = bz; z < Math.min(countZ, bz + 2); z += 1)
              if (mayHold(x * blockCells, y * blockCells, z * blockCells, blockCells))
                isActive[(x * countY + y) * countZ + z] = 1
      }
  return { countY, countZ, has: (x, y, z) => isActive[(x * countY + y) * countZ + z] === 1 }
}
