import { protocol } from '../protocol.ts'
import type { Random } from '../random.ts'
import type { Lamp, Light, Rgb } from '../scene.ts'

const lampColours: readonly Rgb[] = [
  [1, 0.97, 0.92],
  [1, 1, 1],
  [1, 0.93, 0.82],
  [0.94, 0.98, 1.05],
]

function randomLamp(random: Random, strength: number): Lamp {
  const colour = random.pick(lampColours)
  return {
    fromDeg: random.among([-40, 220]),
    elevationDeg: random.among([38, 80]),
    colour: [colour[0] * strength, colour[1] * strength, colour[2] * strength],
    // One lamp in three is small or the sun.
    softness: random.isLucky(0.33) ? random.among([0.01, 0.06]) : random.among([0.1, 0.45]),
  }
}

/** Light as in homes: much comes from all sides, the rest from one lamp or two. */
export function randomLight(random: Random): Light {
  const all = random.among([0.55, 1.1])
  const first = randomLamp(random, random.among([0.25, 0.8]))
  const second = randomLamp(random, random.among([0.15, 0.45]))
  const hasTwo = random.isLucky(0.4)
  const cool = random.among([0.94, 1.06])
  return {
    ambient: [all * cool, all, all / cool],
    lamps: hasTwo ? [first, second] : [first],
    shade: random.isLucky(0.45)
      ? {
          xMm: random.among([-80, 300]),
          yMm: random.among([-80, 360]),
          towardsDeg: random.among([0, 360]),
          softMm: random.among([25, 140]),
          strength: random.among(protocol.shadeStrength),
        }
      : null,
    slopeX: random.among([-0.5, 0.5]),
    slopeY: random.among([-0.5, 0.5]),
    glare: null,
  }
}
