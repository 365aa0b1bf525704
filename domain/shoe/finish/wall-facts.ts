import { shoeSettings } from '../../shoe-settings.ts'
import { length3 } from '../geometry/blend.ts'
import type { FinishedMesh } from '../geometry/mesh.ts'
import type { Plan } from '../last/plan.ts'
import { axes, type Hit, type Ray, rayGrid } from './ray-grid.ts'

const { soleMm, treadDepthMm, leastWallMm, leastToeGapMm } = shoeSettings

/** A wall is looked at once on so much of its surface. */
const everyMm2 = 2
/** Farther through than this nothing is a wall. */
const reachMm = 7
/** Two sides are a wall where they face each other within 26 degrees (its cosine): the round edge of a band is none. */
const facing = 0.9
/** A ray begins a little inside, or it would meet the triangle that it comes from. */
const startMm = 0.02

export type WallFacts = {
  /** The thinnest place of a wall, a band, the sole or what stands between the toes. */
  readonly leastWallMm: number
  /** The narrowest air between the big toe's room and that of the others; 0 where it is closed. */
  readonly leastToeGapMm: number
}

type Split = Pick<Plan, 'lengthMm' | 'splitX' | 'splitY'>
type Meet = (ray: Ray, reachMm: number) => Hit | undefined

/**
 * From places spread evenly over the mesh straight inwards to the other side. Ribs of the tread stand below the sole and
 * carry nothing: a wall is looked at from above them.
 */
function leastWall({ positions: p, normals: n, triangles }: FinishedMesh, meet: Meet): number {
  const ray: Ray = { from: [0, 0, 0], towards: [0, 0, 0] }
  let least = reachMm
  let [owed, seen] = [0, 0]
  for (let k = 0; k < triangles.length; k += 3) {
    const a = triangles[k]! * 3
    const b = triangles[k + 1]! * 3
    const c = triangles[k + 2]! * 3
    const ux = p[b]! - p[a]!
    const uy = p[b + 1]! - p[a + 1]!
    const uz = p[b + 2]! - p[a + 2]!
    const vx = p[c]! - p[a]!
    const vy = p[c + 1]! - p[a + 1]!
    const vz = p[c + 2]! - p[a + 2]!
    const fx = uy * vz - uz * vy
    const fy = uz * vx - ux * vz
    const fz = ux * vy - uy * vx
    const twice = length3(fx, fy, fz)
    for (owed += twice / 2 / everyMm2; owed >= 1; owed -= 1) {
      // Even and without chance: the shares of the plastic number (Roberts 2018), folded into the triangle.
      seen += 1
      let s = (seen * 0.7548776662466927) % 1
      let t = (seen * 0.5698402909980532) % 1
      if (s + t > 1) [s, t] = [1 - s, 1 - t]
      const r = 1 - s - t
      if (r * p[a + 2]! + s * p[b + 2]! + t * p[c + 2]! < treadDepthMm - soleMm) continue
      const nx = r * n[a]! + s * n[b]! + t * n[c]!
      const ny = r * n[a + 1]! + s * n[b + 1]! + t * n[c + 1]!
      const nz = r * n[a + 2]! + s * n[b + 2]! + t * n[c + 2]!
      const size = length3(nx, ny, nz)
      // Where a triangle looks elsewhere than its corners do, it is a splinter or an edge.
      if (nx * fx + ny * fy + nz * fz < facing * twice * size) continue
      for (const axis of axes) {
        const towards = -(r * n[a + axis]! + s * n[b + axis]! + t * n[c + axis]!) / size
        ray.towards[axis] = towards
        ray.from[axis] = r * p[a + axis]! + s * p[b + axis]! + t * p[c + axis]! + towards * startMm
      }
      const hit = meet(ray, least)
      if (hit && hit.facing > facing) least = hit.mm + startMm
    }
  }
  return least
}

/** From the middle between the toes to both sides, ahead of what stands there, at the heights of the sole and of the toes. */
function leastToeGap(plan: Split, isLeft: boolean, meet: Meet): number {
  let least = reachMm * 2
  for (let x = plan.splitX + 14; x < plan.lengthMm - 10; x += 1.5)
    for (const z of [-soleMm / 2, 3, 8, 13]) {
      const from: Ray['from'] = [x, isLeft ? -plan.splitY(x) : plan.splitY(x), z]
      let air = 0
      for (const way of [-1, 1]) {
        const hit = meet({ from, towards: [0, way, 0] }, reachMm)
        // Met from behind, it is no air.
        air += hit ? (hit.facing < 0 ? hit.mm : -reachMm) : reachMm
      }
      least = Math.max(0, Math.min(least, air))
    }
  return least
}

/** How thick the thinnest wall is and how narrow the gap between the toes, measured on the mesh that is printed. */
export function wallFacts(mesh: FinishedMesh, plan: Split, isLeft: boolean): WallFacts {
  const meet = rayGrid(mesh)
  return { leastWallMm: leastWall(mesh, meet), leastToeGapMm: leastToeGap(plan, isLeft, meet) }
}

/** What is too thin to last, with its least measure. */
export function thinIn(walls: WallFacts): { readonly names: readonly string[]; readonly lowest: number } | undefined {
  if (walls.leastWallMm < leastWallMm) return { names: ['leastWallMm'], lowest: leastWallMm }
  if (walls.leastToeGapMm < leastToeGapMm) return { names: ['leastToeGapMm'], lowest: leastToeGapMm }
  return undefined
}
