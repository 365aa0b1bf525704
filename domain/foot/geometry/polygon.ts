import type { Point } from './point.ts'

/** The area within a closed line; positive where it runs against the clock with y upwards. */
export function signedArea(closed: readonly Point[]): number {
  let twice = 0
  for (let k = 0; k < closed.length; k += 1) {
    const a = closed[k]!
    const b = closed[(k + 1) % closed.length]!
    twice += a.x * b.y - b.x * a.y
  }
  return twice / 2
}
