import { seededChance } from '../../seeded-chance.ts'

const size = 256
const mask = size - 1

/** Smooth noise on the plane, -1 to 1, that repeats every 256 steps. */
export type Noise = (x: number, y: number) => number

const buffer = new Map<number, Noise>()

export function createNoise(seed: number): Noise {
  const known = buffer.get(seed % 8)
  if (known) return known
  const chance = seededChance(1000 + (seed % 8))
  const values = Float32Array.from({ length: size * size }, () => chance() * 2 - 1)
  const noise: Noise = (x, y) => {
    const floorX = Math.floor(x)
    const floorY = Math.floor(y)
    const du = x - floorX
    const dv = y - floorY
    const u = du * du * (3 - 2 * du)
    const v = dv * dv * (3 - 2 * dv)
    const left = floorX & mask
    const right = (floorX + 1) & mask
    const above = (floorY & mask) * size
    const below = ((floorY + 1) & mask) * size
    const a = values[above + left] as number
    const b = values[above + right] as number
    const c = values[below + left] as number
    const d = values[below + right] as number
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
  }
  buffer.set(seed % 8, noise)
  return noise
}
