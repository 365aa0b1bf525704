import { shoeSettings } from '../../shoe-settings.ts'
import { length3 } from '../geometry/blend.ts'
import type { FinishedMesh } from '../geometry/mesh.ts'
import type { Plan } from '../last/plan.ts'
import { axes, type Ray, type RayHit, rayGrid } from './ray-grid.ts'

const { soleMm, treadDepthMm, minWallMm, minToeGapMm } = shoeSettings

/** A wall is sampled once per this area. */
const everyMm2 = 2
/** Anything thicker than this is not a wall. */
const reachMm = 7
/**
 * Two sides form a wall if they face each other within 26 degrees (its cosine): the rounded edge of a band does not
 * count.
 */
const facing = 0.9
/** A ray starts slightly inside, so that it does not hit its own triangle. */
const startMm = 0.02

export type WallFacts = {
  /** The thickness of the thinnest wall, band, sole or toe pillar. */
  readonly minWallMm: number
  /** The narrowest gap between the insides of the big toe and of the other toes; 0 if it is closed. */
  readonly minToeGapMm: number
}

type Split = Pick<Plan, 'lengthMm' | 'splitX' | 'splitY'>
type CastRay = (ray: Ray, reachMm: number) => RayHit | undefined

/**
 * Casts rays from points spread evenly over the mesh straight inwards to the opposite side. The ribs of the tread are
 * below the sole and carry no load, so points on them are skipped.
 */
function minWall({ positions: p, normals: n, triangles }: FinishedMesh, meet: CastRay): number {
  const ray: Ray = { from: [0, 0, 0], towards: [0, 0, 0] }
  let min = reachMm
  let [missing, seen] = [0, 0]
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
    for (missing += twice / 2 / everyMm2; missing >= 1; missing -= 1) {
      // A deterministic, even sequence: the fractions of the plastic number (Roberts 2018), folded into the triangle.
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
      // A triangle that faces away from the normals of its vertices is a splinter or an edge.
      if (nx * fx + ny * fy + nz * fz < facing * twice * size) continue
      for (const axis of axes) {
        const towards = -(r * n[a + axis]! + s * n[b + axis]! + t * n[c + axis]!) / size
        ray.towards[axis] = towards
        ray.from[axis] = r * p[a + axis]! + s * p[b + axis]! + t * p[c + axis]! + towards * startMm
      }
      const wallHit = meet(ray, min)
      if (wallHit && wallHit.facing > facing) min = wallHit.mm + startMm
    }
  }
  return min
}

/**
 * Casts rays from the middle between the toes to both sides, ahead of the pillar, at the heights of the sole and of the
 * toes.
 */
function minToeGap(plan: Split, isLeft: boolean, meet: CastRay): number {
  let min = reachMm * 2
  for (let x = plan.splitX + 14; x < plan.lengthMm - 10; x += 1.5)
    for (const z of [-soleMm / 2, 3, 8, 13]) {
      const from: Ray['from'] = [x, isLeft ? -plan.splitY(x) : plan.splitY(x), z]
      let air = 0
      for (const direction of [-1, 1]) {
        const wallHit = meet({ from, towards: [0, direction, 0] }, reachMm)
        // Hit from behind, the ray starts inside the material: there is no gap.
        air += wallHit ? (wallHit.facing < 0 ? wallHit.mm : -reachMm) : reachMm
      }
      min = Math.max(0, Math.min(min, air))
    }
  return min
}

/** The thickness of the thinnest wall and the width of the toe gap, measured on the mesh that is printed. */
export function wallFacts(mesh: FinishedMesh, plan: Split, isLeft: boolean): WallFacts {
  const meet = rayGrid(mesh)
  return { minWallMm: minWall(mesh, meet), minToeGapMm: minToeGap(plan, isLeft, meet) }
}

/** What is too thin to last, with its minimum. */
export function thinIn(walls: WallFacts): { readonly names: readonly string[]; readonly lowest: number } | undefined {
  if (walls.minWallMm < minWallMm) return { names: ['leastWallMm'], lowest: minWallMm }
  if (walls.minToeGapMm < minToeGapMm) return { names: ['leastToeGapMm'], lowest: minToeGapMm }
  return undefined
}
