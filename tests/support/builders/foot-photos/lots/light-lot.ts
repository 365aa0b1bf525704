import type { Lots } from '../draw-lots.ts'
import { protocol } from '../protocol.ts'
import type { Lamp, Light, Rgb } from '../scene.ts'

const lampColours: readonly Rgb[] = [
  [1, 0.97, 0.92],
  [1, 1, 1],
  [1, 0.93, 0.82],
  [0.94, 0.98, 1.05],
]

function lampLot(lots: Lots, strength: number): Lamp {
  const colour = lots.pick(lampColours)
  return {
    fromDeg: lots.among([-40, 220]),
    elevationDeg: lots.among([38, 80]),
    colour: [colour[0] * strength, colour[1] * strength, colour[2] * strength],
    // One lamp in three is small or the sun.
    softness: lots.isLucky(0.33) ? lots.among([0.01, 0.06]) : lots.among([0.1, 0.45]),
  }
}

/** Light as in homes: much comes from all sides, the rest from one lamp or two. */
export function lightLot(lots: Lots): Light {
  const all = lots.among([0.55, 1.1])
  const first = lampLot(lots, lots.among([0.25, 0.8]))
  const second = lampLot(lots, lots.among([0.15, 0.45]))
  const hasTwo = lots.isLucky(0.4)
  const cool = lots.among([0.94, 1.06])
  return {
    ambient: [all * cool, all, all / cool],
    lamps: hasTwo ? [first, second] : [first],
    shade: lots.isLucky(0.45)
      ? {
          xMm: lots.among([-80, 300]),
          yMm: lots.among([-80, 360]),
          towardsDeg: lots.among([0, 360]),
          softMm: lots.among([25, 140]),
          strength: lots.among(protocol.shadeStrength),
        }
      : null,
    slopeX: lots.among([-0.5, 0.5]),
    slopeY: lots.among([-0.5, 0.5]),
    glare: null,
  }
}
