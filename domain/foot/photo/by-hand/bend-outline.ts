import type { Point } from '../../geometry/point.ts'

/** So many points of an outline can be taken: on a telephone they are a finger apart. */
export const gripCount = 12

/** Which points of an outline can be taken: about as far apart along it. */
export function gripsOf(outline: readonly Point[]): number[] {
  const along = [0]
  for (let k = 1; k <= outline.length; k += 1) {
    const [from, to] = [outline[k - 1]!, outline[k % outline.length]!]
    along.push(along[k - 1]! + Math.hypot(to.x - from.x, to.y - from.y))
  }
  const whole = along[outline.length]!
  let k = 0
  return Array.from({ length: Math.min(gripCount, outline.length) }, (_, n) => {
    while (along[k]! < (whole * n) / gripCount) k += 1
    return k
  })
}

/** The outline with one of its points elsewhere: what lies around follows, up to the next point on either side. */
export function bendOutline(outline: readonly Point[], grip: number, to: Point): Point[] {
  const grips = gripsOf(outline)
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
