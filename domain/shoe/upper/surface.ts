import { length2, length3, mix } from '../geometry/blend.ts'
import { edgeAt } from '../last/envelope.ts'
import type { Last } from '../last/last.ts'

export type SurfacePoint = { readonly x: number; readonly y: number; readonly z: number }

/**
 * The line over the top of the last at a position along it, from the ground on the outer side to that on the inner
 * side.
 */
export function sectionAt({ topAt, plan, figures }: Last, x: number): SurfacePoint[] {
  const [outer, inner] = [edgeAt(plan.envelope, x, -1), edgeAt(plan.envelope, x, 1)]
  const steps = 160
  const line: SurfacePoint[] = [{ x, y: outer, z: 0 }]
  for (let step = 1; step < steps; step += 1) {
    // Denser where the wall is steep.
    const t = step / steps
    const y = mix(outer, inner, t * t * (3 - 2 * t))
    line.push({ x, y, z: Math.min(topAt(x, y), figures.instepHeightMm * 2) })
  }
  line.push({ x, y: inner, z: 0 })
  return line
}

function gap(a: SurfacePoint, b: SurfacePoint): number {
  return length3(a.x - b.x, a.y - b.y, a.z - b.z)
}

function along(line: readonly SurfacePoint[], share: number): SurfacePoint {
  const gaps = line.slice(1).map((point, k) => gap(point, line[k]!))
  let left = share * gaps.reduce((sum, one) => sum + one, 0)
  for (let k = 0; k < gaps.length; k += 1) {
    if (left <= gaps[k]!) {
      const [a, b, t] = [line[k]!, line[k + 1]!, left / (gaps[k]! || 1)]
      return { x: a.x, y: mix(a.y, b.y, t), z: mix(a.z, b.z, t) }
    }
    left -= gaps[k]!
  }
  return line[line.length - 1]!
}

/**
 * A point on the surface: at a share of the length, and around it by arc length from the outer ground (-1) to the inner
 * (1).
 */
export function onTop(last: Last, share: number, around: number): SurfacePoint {
  return along(sectionAt(last, share * last.figures.footLengthMm), (around + 1) / 2)
}

/** A point on the side wall at a height. */
export function onSide(last: Last, share: number, side: 1 | -1, z: number): SurfacePoint {
  const line = sectionAt(last, share * last.figures.footLengthMm)
  const ordered = side === -1 ? line : line.reverse()
  const next = Math.max(
    1,
    ordered.findIndex((point) => point.z >= z),
  )
  const [a, b] = [ordered[next - 1]!, ordered[next]!]
  const t = b.z > a.z ? Math.min(1, Math.max(0, (z - a.z) / (b.z - a.z))) : 0
  return { x: a.x, y: mix(a.y, b.y, t), z }
}

/** The rearmost point of the heel at a height. */
export function onHeel(last: Last, z: number): SurfacePoint {
  let [outside, within] = [-1, 0.12 * last.figures.footLengthMm]
  for (let turn = 0; turn < 24; turn += 1) {
    const x = (outside + within) / 2
    if (last.topAt(x, 0) < z) outside = x
    else within = x
  }
  return { x: within, y: 0, z }
}

export function flatGap(a: SurfacePoint, b: SurfacePoint): number {
  return length2(a.x - b.x, a.y - b.y)
}

/** Moves a point inside the last to its surface, to the first order. Other points stay where they are. */
export function settled({ grid, distance }: Last, point: SurfacePoint): SurfacePoint {
  const { cellMm, fromX, fromY, countX, countY } = grid
  let { x, y, z } = point
  for (let turn = 0; turn < 4; turn += 1) {
    const i = Math.min(countX - 2, Math.max(1, Math.round((x - fromX) / cellMm)))
    const j = Math.min(countY - 2, Math.max(1, Math.round((y - fromY) / cellMm)))
    const column = i * countY + j
    const off = distance(column, z)
    if (off < -15 || (turn === 0 && off > 0)) return point
    const dx = (distance(column + countY, z) - distance(column - countY, z)) / (2 * cellMm)
    const dy = (distance(column + 1, z) - distance(column - 1, z)) / (2 * cellMm)
    const dz = distance(column, z + 0.5) - distance(column, z - 0.5)
    const size = Math.max(0.25, dx * dx + dy * dy + dz * dz)
    x -= (off * dx) / size
    y -= (off * dy) / size
    z -= (off * dz) / size
  }
  return { x, y, z }
}
