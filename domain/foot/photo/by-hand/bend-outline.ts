import type { Point } from '../../geometry/point.ts'

/** So many points of an outline can be taken: on a telephone they are a finger apart. */
export const gripCount = 12

/** Which points of an outline can be taken: always the same, however it is bent. */
export function chooseGrips(outline: readonly Point[]): number[] {
  const count = Math.min(gripCount, outline.length)
  return Array.from({ length: count }, (_, n) => Math.round((n * outline.length) / count))
}

/** The outline with one of its points elsewhere: what lies around follows, up to the next point on either side. */
export function bendOutline(outline: readonly Point[], grip: number, to: Point): Point[] {
  const grips = chooseGrips(outline)
  const n = outline.length
  const at = grips[grip]!
  const [dx, dy] = [to.x - outline[at]!.x, to.y - outline[at]!.y]
  const ahead = (grips[(grip + 1) % grips.length]! - at + n) % n || n
  const behind = (at - grips[(grip - 1 + grips.length) % grips.length]! + n) % n || n
  return outline.map((point, k) => {
    const on = (k - at + n) % n
    const share = Math.max(0, 1 - on / ahead, 1 - (n - on) / behind)
    return { x: point.x + dx * share, y: point.y + dy * share }
  })
}
