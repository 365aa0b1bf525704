import { type Extent, measureExtent, type PlacedMesh } from './extent.ts'

export type ContactShadow = {
  /** The darkness of each cell, 0 to 255, row by row from the smallest y. */
  readonly darkness: Uint8Array<ArrayBuffer>
  readonly columns: number
  readonly rows: number
  readonly centre: { readonly x: number; readonly y: number }
  readonly widthMm: number
  readonly depthMm: number
}

const cellMm = 2
/** How far the shadow extends beyond the object. */
const marginMm = 70
/**
 * The sharp contact shadow and the soft shadow of a bright sky: blur radius, strength, and the height up to
 * which an object casts it.
 */
const layers = [
  { blurMm: 5, share: 0.55, reachMm: 9 },
  { blurMm: 26, share: 0.6, reachMm: 70 },
] as const

/** Computes the shadow of objects on the ground under a uniform sky: once per pair, not per frame. */
export function contactShadow(things: readonly PlacedMesh[]): ContactShadow {
  const { min, max }: Extent = measureExtent(things)
  const [fromX, fromY, groundMm] = [min[0] - marginMm, min[1] - marginMm, min[2]]
  const columns = Math.ceil((max[0] + marginMm - fromX) / cellMm)
  const rows = Math.ceil((max[1] + marginMm - fromY) / cellMm)
  const heights = new Float32Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const note = (x: number, y: number, z: number) => {
    const at = Math.floor((y - fromY) / cellMm) * columns + Math.floor((x - fromX) / cellMm)
    if (z - groundMm < (heights[at] ?? 0)) heights[at] = z - groundMm
  }
  for (const thing of things) forEachPoint(thing, note)
  const light = new Float32Array(columns * rows).fill(1)
  for (const { blurMm, share, reachMm } of layers) {
    const layer = heights.map((height) => Math.max(0, 1 - height / reachMm))
    for (const _time of ['once', 'twice', 'thrice']) blur(layer, columns, rows, Math.round(blurMm / cellMm / 2))
    for (const [at, dark] of layer.entries()) light[at] = (light[at] ?? 1) * (1 - share * dark)
  }
  const [widthMm, depthMm] = [columns * cellMm, rows * cellMm]
  const darkness = Uint8Array.from(light, (bright) => Math.round((1 - bright) * 255))
  return { darkness, columns, rows, centre: { x: fromX + widthMm / 2, y: fromY + depthMm / 2 }, widthMm, depthMm }
}

/** Visits points of every triangle, spaced closely enough to leave out no cell. */
function forEachPoint({ mesh, asideMm }: PlacedMesh, visitPoint: (x: number, y: number, z: number) => void): void {
  const { positions, triangles } = mesh
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((index) => (triangles[at + index] ?? 0) * 3) as [number, number, number]
    const [ax, ay, az] = [positions[a] ?? 0, positions[a + 1] ?? 0, positions[a + 2] ?? 0]
    const [bx, by, bz] = [positions[b] ?? 0, positions[b + 1] ?? 0, positions[b + 2] ?? 0]
    const [cx, cy, cz] = [positions[c] ?? 0, positions[c + 1] ?? 0, positions[c + 2] ?? 0]
    const reach = Math.max(Math.abs(bx - ax), Math.abs(by - ay), Math.abs(cx - ax), Math.abs(cy - ay))
    const steps = Math.max(1, Math.ceil(reach / cellMm))
    for (let one = 0; one <= steps; one++)
      for (let other = 0; other <= steps - one; other++) {
        const [u, v] = [one / steps, other / steps]
        const w = 1 - u - v
        visitPoint(ax * w + bx * u + cx * v, ay * w + by * u + cy * v + asideMm, az * w + bz * u + cz * v)
      }
  }
}

/** A box blur along rows and then columns; applied three times it approximates a Gaussian blur. */
function blur(values: Float32Array, columns: number, rows: number, radius: number): void {
  for (let row = 0; row < rows; row++) meanAlong(values, row * columns, 1, columns, radius)
  for (let column = 0; column < columns; column++) meanAlong(values, column, columns, rows, radius)
}

function meanAlong(values: Float32Array, from: number, step: number, count: number, radius: number): void {
  const line = Float32Array.from({ length: count }, (_, index) => values[from + index * step] ?? 0)
  let sum = 0
  for (let index = 0; index < Math.min(radius, count); index++) sum += line[index] ?? 0
  for (let index = 0; index < count; index++) {
    sum += (line[index + radius] ?? 0) - (line[index - radius - 1] ?? 0)
    values[from + index * step] = sum / (2 * radius + 1)
  }
}
