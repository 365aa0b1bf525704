import type { Grid } from '../geometry/grid.ts'
import type { Last } from '../last/last.ts'
import type { Body } from './body.ts'
import type { GridNodes } from './grid-nodes.ts'

/** Nodes this far apart, along each axis, are asked on which side of the surface they lie. */
const stride = 4

/**
 * The corners of a cube on each of its faces, as bits, and to which cube it leads: corner k has its x in bit 0, y in 1, z in 2.
 * There the same corners have numbers that are greater by `shift`.
 */
const faces = [
  { corners: 0b01010101, x: -1, y: 0, z: 0, shift: 1 },
  { corners: 0b10101010, x: 1, y: 0, z: 0, shift: -1 },
  { corners: 0b00110011, x: 0, y: -1, z: 0, shift: 2 },
  { corners: 0b11001100, x: 0, y: 1, z: 0, shift: -2 },
  { corners: 0b00001111, x: 0, y: 0, z: -1, shift: 4 },
  { corners: 0b11110000, x: 0, y: 0, z: 1, shift: -4 },
] as const

const shifted = (bits: number, by: number) => (by > 0 ? bits << by : bits >> -by)

/**
 * Finds the cubes that the surface runs through. It is met on lines that cross the box at even steps, and followed from there
 * from cube to cube over every face that it crosses: so it is closed however steep the field is, and nothing is worked out
 * that lies farther from it than one cube. A body of its own that none of the lines meets, a crumb, is not seen.
 */
export function followSurface(nodes: GridNodes, grid: Grid, last: Last, body: Body): void {
  const { countX, countY, countZ } = grid
  /** Cubes to be looked at: the node where each begins, by its number, which corners are known, and which of those lie inside. */
  const ahead: number[] = []

  function take(i: number, j: number, k: number, requestedKinds: number, inside: number): void {
    if (i < 0 || j < 0 || k < 0 || i > countX - 2 || j > countY - 2 || k > countZ - 2) return
    const known = nodes.knownPlace(i, j, k)
    if (known < 0 || nodes.inside[known] === 0) ahead.push((i * countY + j) * countZ + k, requestedKinds, inside)
  }

  function isIn(i: number, j: number, k: number): boolean {
    const at = nodes.nodeAt(i, j, k)
    return nodes.value[at]! < 0
  }

  function lookInto(i: number, j: number, k: number, requestedKinds: number, known: number): void {
    const at = nodes.nodeAt(i, j, k)
    // Cubes on all sides may have led here before it was its turn.
    if (nodes.inside[at] !== 0) return
    let inside = known
    for (let corner = 0; corner < 8; corner += 1)
      if ((requestedKinds & (1 << corner)) === 0 && isIn(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2)))
        inside |= 1 << corner
    if (inside === 0 || inside === 255) return
    nodes.inside[at] = inside
    for (let side = 0; side < 6; side += 1) {
      const { corners, x, y, z, shift } = faces[side]!
      const onFace = inside & corners
      if (onFace !== 0 && onFace !== corners) take(i + x, j + y, k + z, shifted(corners, shift), shifted(onFace, shift))
    }
  }

  function follow(i: number, j: number, k: number): void {
    take(i, j, k, 0, 0)
    while (ahead.length > 0) {
      const inside = ahead.pop()!
      const requestedKinds = ahead.pop()!
      const node = ahead.pop()!
      const z = node % countZ
      const column = (node - z) / countZ
      const y = column % countY
      lookInto((column - y) / countY, y, z, requestedKinds, inside)
    }
  }

  /** From a node back along one axis to where the other side begins. */
  function meetBehind(i: number, j: number, k: number, axis: number): void {
    const own = isIn(i, j, k)
    const [x, y, z] = [Number(axis === 0), Number(axis === 1), Number(axis === 2)]
    let back = 1
    while (isIn(i - back * x, j - back * y, k - back * z) === own) back += 1
    follow(i - back * x, j - back * y, k - back * z)
  }

  const { cellMm, fromX, fromY, fromZ } = grid
  const [linesY, linesZ] = [Math.ceil(countY / stride), Math.ceil(countZ / stride)]
  const sides = new Uint8Array(Math.ceil(countX / stride) * linesY * linesZ)
  let at = 0
  for (let i = 0; i < countX; i += stride)
    for (let j = 0; j < countY; j += stride) {
      const column = i * countY + j
      for (let k = 0; k < countZ; k += stride) {
        const z = fromZ + k * cellMm
        const value = body.at(
          fromX + i * cellMm,
          fromY + j * cellMm,
          z,
          last.distance(column, z),
          last.outside[column]!,
        )
        const side = Number(value < 0)
        sides[at] = side
        if (k > 0 && sides[at - 1] !== side) meetBehind(i, j, k, 2)
        if (j > 0 && sides[at - linesZ] !== side) meetBehind(i, j, k, 1)
        if (i > 0 && sides[at - linesY * linesZ] !== side) meetBehind(i, j, k, 0)
        at += 1
      }
    }
}
