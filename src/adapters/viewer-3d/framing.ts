import { type Orbit, towards } from './orbit.ts'

/** Points to be framed relative to their centre, as x, y, z triples. */
export type VisiblePoints = Float32Array

const rounds = 24

/**
 * The camera distance at which everything is in the picture at this elevation, from every azimuth, so that
 * the size is constant while turning.
 */
export function distanceFor(seen: VisiblePoints, { aboveDeg }: Orbit, fieldDeg: number, aspect: number): number {
  const upTan = Math.tan((fieldDeg * Math.PI) / 360)
  const acrossTan = upTan * aspect
  const [level, steep] = [Math.cos((aboveDeg * Math.PI) / 180), Math.sin((aboveDeg * Math.PI) / 180)]
  let distance = 0
  for (let at = 0; at < seen.length; at += 3) {
    const [x, y, z] = [seen[at] ?? 0, seen[at + 1] ?? 0, seen[at + 2] ?? 0]
    const radius = Math.hypot(x, y)
    for (let round = 0; round <= rounds / 2; round++) {
      const turn = (round * 2 * Math.PI) / rounds
      const [aside, ahead] = [radius * Math.sin(turn), radius * Math.cos(turn)]
      const nearer = ahead * level + z * steep
      const up = Math.abs(z * level - ahead * steep)
      distance = Math.max(distance, nearer + aside / acrossTan, nearer + up / upTan)
    }
  }
  return distance
}

/**
 * The centre of the visible points in the picture, from -1 to 1 horizontally and vertically, with
 * perspective.
 */
export function frameMiddle(seen: VisiblePoints, orbit: Orbit, distance: number, fieldDeg: number, aspect: number) {
  const [bx, by, bz] = towards(orbit)
  const flat = Math.hypot(bx, by)
  const [rx, ry] = [-by / flat, bx / flat]
  const [ux, uy, uz] = [-bz * ry, bz * rx, bx * ry - by * rx]
  const upTan = Math.tan((fieldDeg * Math.PI) / 360)
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let at = 0; at < seen.length; at += 3) {
    const [x, y, z] = [seen[at] ?? 0, seen[at + 1] ?? 0, seen[at + 2] ?? 0]
    const away = (distance - (x * bx + y * by + z * bz)) * upTan
    const [across, up] = [(x * rx + y * ry) / (away * aspect), (x * ux + y * uy + z * uz) / away]
    left = Math.min(left, across)
    right = Math.max(right, across)
    low = Math.min(low, up)
    high = Math.max(high, up)
  }
  return { across: (left + right) / 2, up: (low + high) / 2 }
}
