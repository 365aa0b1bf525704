import type { Point } from '../../foot/geometry/point.ts'
import { mix } from './blend.ts'
import type { Mesh } from './mesh.ts'

/** A vertical plane: through a point on the ground, along a direction of length 1. */
export type CutPlane = { readonly x: number; readonly y: number; readonly alongX: number; readonly alongY: number }

/** The plane across a foot or a shoe at a position along it. */
export const acrossAt = (x: number): CutPlane => ({ x, y: 0, alongX: 0, alongY: 1 })

/**
 * Closed lines in a plane, x along it from its point and y up: counterclockwise around solid areas, clockwise around
 * holes.
 */
export type CrossSection = readonly (readonly Point[])[]

type Crossing = { readonly at: Point; readonly next: number }

/** Cuts a closed mesh by a plane. Lines that do not close, as in an open mesh, are dropped. */
export function cutSection({ positions: p, triangles }: Mesh, { x, y, alongX, alongY }: CutPlane): CrossSection {
  const count = p.length / 3
  // Vertices in the plane count as in front of it, so that every triangle is crossed twice or not at all.
  const beside = (corner: number) => (p[corner * 3]! - x) * alongY - (p[corner * 3 + 1]! - y) * alongX
  const crossings = new Map<number, Crossing>()
  const placeOn = (from: number, to: number): Point => {
    const before = beside(from)
    const share = before / (before - beside(to))
    const on = (axis: number) => mix(p[from * 3 + axis]!, p[to * 3 + axis]!, share)
    return { x: (on(0) - x) * alongX + (on(1) - y) * alongY, y: on(2) }
  }
  for (let k = 0; k < triangles.length; k += 3) {
    const isBefore = [beside(triangles[k]!) >= 0, beside(triangles[k + 1]!) >= 0, beside(triangles[k + 2]!) >= 0]
    if (isBefore[0] === isBefore[1] && isBefore[1] === isBefore[2]) continue
    let [start, next, from, to] = [0, 0, 0, 0]
    for (let side = 0; side < 3; side += 1) {
      const after = (side + 1) % 3
      if (isBefore[side] === isBefore[after]) continue
      const [a, b] = [triangles[k + side]!, triangles[k + after]!]
      // Both triangles at an edge give it the same number.
      const name = a < b ? a * count + b : b * count + a
      if (isBefore[side]) [start, from, to] = [name, a, b]
      else next = name
    }
    crossings.set(start, { at: placeOn(from, to), next })
  }
  return closedLines(crossings)
}

function closedLines(crossings: Map<number, Crossing>): CrossSection {
  const lines: Point[][] = []
  for (const first of crossings.keys()) {
    const line: Point[] = []
    let name = first
    let crossing = crossings.get(name)
    while (crossing) {
      crossings.delete(name)
      line.push(crossing.at)
      name = crossing.next
      crossing = crossings.get(name)
    }
    if (name === first) lines.push(line)
  }
  return lines
}

/** The solid area of the section, in mm². */
export function sectionArea(section: CrossSection): number {
  const areas = section.map((line) =>
    line.reduce((sum, a, k) => {
      const b = line[(k + 1) % line.length]!
      return sum + (a.x * b.y - b.x * a.y) / 2
    }, 0),
  )
  return areas.reduce((sum, area) => sum + area, 0)
}

export type Reach = { readonly left: number; readonly right: number; readonly low: number; readonly high: number }

/** The extent of the section; `undefined` if it is empty. */
export function getSectionReach(section: CrossSection): Reach | undefined {
  if (section.length === 0) return undefined
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of section.flat()) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    low = Math.min(low, y)
    high = Math.max(high, y)
  }
  return { left, right, low, high }
}

/** The length of a tight tape around the section: its convex hull (Andrew's monotone chain). */
export function tapeAround(section: CrossSection): number {
  const sorted = section.flat().toSorted((a, b) => a.x - b.x || a.y - b.y)
  const chainLength = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length > 1) {
        const [a, b] = [chain.at(-2)!, chain.at(-1)!]
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(1).reduce((sum, { x, y }, k) => sum + Math.hypot(x - chain[k]!.x, y - chain[k]!.y), 0)
  }
  return chainLength(sorted) + chainLength(sorted.toReversed())
}
