import type { FinishedMesh, Mesh } from '../shoe/geometry/mesh.ts'

/** Farther apart than this no map tells a difference. */
export const mostClearanceMm = 20
const bucketMm = 5
/** Nearer than this to a corner the surface is as good as flat, and the corner itself stands for nothing. */
const flatMm = 1.5

const bucketAt = (mm: number) => Math.floor(mm / bucketMm) + 512
const keyOf = (i: number, j: number, k: number) => i * 1_048_576 + j * 1024 + k

/**
 * For each corner of the foot: how far it is to the shoe, in mm; negative where the foot would stand within what is
 * printed. Nearest corners stand for the surface: both meshes are fine enough for that.
 */
export function clearanceOf(foot: Mesh, shoe: FinishedMesh): Float32Array<ArrayBuffer> {
  const buckets = new Map<number, number[]>()
  const [p, n] = [shoe.positions, shoe.normals]
  for (let at = 0; at < p.length; at += 3) {
    const key = keyOf(bucketAt(p[at] ?? 0), bucketAt(p[at + 1] ?? 0), bucketAt(p[at + 2] ?? 0))
    const held = buckets.get(key)
    if (held) held.push(at)
    else buckets.set(key, [at])
  }
  const reach = Math.ceil(mostClearanceMm / bucketMm)
  const clearance = new Float32Array(foot.positions.length / 3)
  for (let corner = 0; corner < clearance.length; corner += 1) {
    const [x = 0, y = 0, z = 0] = foot.positions.subarray(corner * 3, corner * 3 + 3)
    const [own, beside, up] = [bucketAt(x), bucketAt(y), bucketAt(z)]
    let nearest = mostClearanceMm * mostClearanceMm
    let ahead = 0
    // Shell after shell of buckets around the corner, until no nearer one can come.
    for (let ring = 0; ring <= reach && (ring - 1) * bucketMm * ((ring - 1) * bucketMm) < nearest; ring += 1)
      for (let i = -ring; i <= ring; i += 1)
        for (let j = -ring; j <= ring; j += 1)
          for (let k = -ring; k <= ring; k += 1) {
            if (Math.max(Math.abs(i), Math.abs(j), Math.abs(k)) < ring) continue
            const near = buckets.get(keyOf(own + i, beside + j, up + k))
            for (const at of near ?? []) {
              const [dx, dy, dz] = [(p[at] ?? 0) - x, (p[at + 1] ?? 0) - y, (p[at + 2] ?? 0) - z]
              const gap = dx * dx + dy * dy + dz * dz
              if (gap >= nearest) continue
              nearest = gap
              // How far before the surface, along the way in which it looks at its nearest corner.
              ahead = -(dx * (n[at] ?? 0) + dy * (n[at + 1] ?? 0) + dz * (n[at + 2] ?? 0))
            }
          }
    const far = Math.sqrt(nearest)
    clearance[corner] = far < flatMm ? ahead : ahead < 0 ? -far : far
  }
  return clearance
}
