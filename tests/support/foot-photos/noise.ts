import { seededChance } from '../seeded-chance.ts'

const size = 256
const mask = size - 1

/** Smooth noise on the plane, -1 to 1, that repeats every 256 steps. */
export type Noise = (x: number, y: number) => number

const kept = new Map<number, Noise>()

export function noiseOf(seed: number): Noise {
  const known = kept.get(seed % 8)
  if (known) return known
  const chance = seededChance(1000 + (seed % 8))
  const values = Float32Array.from({ length: size * size }, () => chance() * 2 - 1)
  const noise: Noise = (x, y) => {
    const [floorX, floorY] = [Math.floor(x), Math.floor(y)]
    let [u, v] = [x - floorX, y - floorY]
    u = u * u * (3 - 2 * u)
    v = v * v * (3 - 2 * v)
    const [left, right] = [floorX & mask, (floorX + 1) & mask]
    const [above, below] = [(floorY & mask) * size, ((floorY + 1) & mask) * size]
    const a = values[above + left] as number
    const b = values[above + right] as number
    const c = values[below + left] as number
    const d = values[below + right] as number
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
  }
  kept.set(seed % 8, noise)
  return noise
}
