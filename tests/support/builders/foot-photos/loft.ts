import { emptyMesh, findNormals, type Mesh } from './mesh.ts'

/** A section across y: its sides, its lower and upper end, in mm. */
export type LoftSection = {
  readonly y: number
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
}

const around = 64

/** A skin over sections that are superellipses, from the rear to the front. */
export function loft(sections: readonly LoftSection[], exponent: number): Mesh {
  const mesh = emptyMesh(sections.length, around)
  let index = 0
  for (const { y, left, right, low, high } of sections)
    for (let step = 0; step < around; step++) {
      const angle = (step / around) * 2 * Math.PI
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / exponent)
      mesh.points[index++] = (left + right) / 2 - (bend(Math.cos(angle)) * (right - left)) / 2
      mesh.points[index++] = y
      mesh.points[index++] = (low + high) / 2 + (bend(Math.sin(angle)) * (high - low)) / 2
    }
  return findNormals(mesh)
}
