import type { Grid } from '../geometry/grid.ts'
import type { Last } from '../last/last.ts'
import type { Body } from './body.ts'
import type { GridNodes } from './grid-nodes.ts'

/** Every `stride`-th node along each axis is sampled for the side of the surface it is on. */
const stride = 4

/**
 * For each face of a cube, its corners as bits and the neighbouring cube: corner k has its x in bit 0, y in 1, z in 2.
 * In the neighbour the same corners have numbers greater by `shift`.
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
 * Finds the cubes that the surface passes through. Samples the box on evenly spaced lines, and follows the surface from
 * each crossing from cube to cube over every crossed face: so the result is closed however steep the field is, and
 * nothing farther than one cube from the surface is computed. A separate body that no line meets, a crumb, is not
 * found.
 */
export function followSurface(nodes: GridNodes, grid: Grid, last: Last, body: Body): void {
  const { countX, countY, countZ } = grid
  /**
   * A stack of cubes to visit, three numbers each: the index of the first node, which corners are known, and which of
   * those are inside.
   */
  const ahead: number[] = []

  function take(i: number, j: number, k: number, knownCorners: number, inside: number): void {
    if (i < 0 || j < 0 || k < 0 || i > countX - 2 || j > countY - 2 || k > countZ - 2) return
    const known = nodes.knownPlace(i, j, k)
    if (known < 0 || nodes.inside[known] === 0) ahead.push((i * countY + j) * countZ + k, knownCorners, inside)
  }

  function isIn(i: number, j: number, k: number): boolean {
    const at = nodes.nodeAt(i, j, k)
    return nodes.value[at]! < 0
  }

  function lookInto(i: number, j: number, k: number, knownCorners: number, known: number): void {
    const at = nodes.nodeAt(i, j, k)
    // Several neighbours may have queued the same cube.
    if (nodes.inside[at] !== 0) return
    let inside = known
    for (let corner = 0; corner < 8; corner += 1)
      if ((knownCorners & (1 << corner)) === 0 && isIn(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2)))
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
      const knownCorners = ahead.pop()!
      const node = ahead.pop()!
      const z = node % countZ
      const column = (node - z) / countZ
      const y = column % countY
      lookInto((column - y) / countY, y, z, knownCorners, inside)
    }
  }

  /** Walks back from a node along one axis to the change of side. */
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
