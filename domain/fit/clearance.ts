import type { Mesh } from '../shoe/mesh.ts'

/** Farther apart than this no map tells a difference. */
export const mostClearanceMm = 20
const bucketMm = 5

const keyOf = (x: number, y: number, z: number) =>
  (Math.floor(x / bucketMm) + 512) * 1_048_576 +
  (Math.floor(y / bucketMm) + 512) * 1024 +
  Math.floor(z / bucketMm) +
  512

/** For each corner of the foot: how far it is to the nearest corner of the shoe, in mm. Both meshes are fine enough for that. */
export function clearanceOf(foot: Mesh, shoe: Mesh): Float32Array<ArrayBuffer> {
  const buckets = new Map<number, number[]>()
  const p = shoe.positions
  for (let at = 0; at < p.length; at += 3) {
    const key = keyOf(p[at] ?? 0, p[at + 1] ?? 0, p[at + 2] ?? 0)
    const held = buckets.get(key)
    if (held) held.push(at)
    else buckets.set(key, [at])
  }
  const reach = Math.ceil(mostClearanceMm / bucketMm)
  const clearance = new Float32Array(foot.positions.length / 3)
  for (let corner = 0; corner < clearance.length; corner += 1) {
    const [x = 0, y = 0, z = 0] = foot.positions.subarray(corner * 3, corner * 3 + 3)
    let nearest = mostClearanceMm * mostClearanceMm
    // Shell after shell of buckets around the corner, until no nearer one can come.
    for (let ring = 0; ring <= reach && (ring - 1) * bucketMm * ((ring - 1) * bucketMm) < nearest; ring += 1)
      for (let i = -ring; i <= ring; i += 1)
        for (let j = -ring; j <= ring; j += 1)
          for (let k = -ring; k <= ring; k += 1) {
            if (Math.max(Math.abs(i), Math.abs(j), Math.abs(k)) < ring) continue
            const near = buckets.get(keyOf(x + i * bucketMm, y + j * bucketMm, z + k * bucketMm))
            for (const at of near ?? []) {
              const [dx, dy, dz] = [(p[at] ?? 0) - x, (p[at + 1] ?? 0) - y, (p[at + 2] ?? 0) - z]
              nearest = Math.min(nearest, dx * dx + dy * dy + dz * dz)
            }
          }
    clearance[corner] = Math.sqrt(nearest)
  }
  return clearance
}
