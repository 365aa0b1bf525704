import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { Point } from '#domain/foot/geometry/point.ts'

/** A foot with its toes, as shares of the length and, towards the inner side, of the width. */
const line: readonly (readonly [number, number])[] = [
  ...([
    [0, 0],
    [0.03, 0.2],
    [0.1, 0.31],
    [0.25, 0.3],
    [0.45, 0.33],
    [0.62, 0.42],
    [0.735, 0.5],
    [0.84, 0.46],
  ] as const),
  ...([
    [0.93, 0.44],
    [0.99, 0.36],
    [1, 0.28],
    [0.98, 0.17],
    [0.9, 0.12],
  ] as const),
  ...([
    [0.95, 0.09],
    [0.975, 0.03],
    [0.95, -0.04],
    [0.88, -0.06],
  ] as const),
  ...([
    [0.93, -0.09],
    [0.945, -0.13],
    [0.92, -0.18],
    [0.85, -0.2],
  ] as const),
  ...([
    [0.9, -0.23],
    [0.91, -0.27],
    [0.88, -0.31],
    [0.82, -0.32],
  ] as const),
  ...([
    [0.85, -0.36],
    [0.86, -0.39],
    [0.82, -0.43],
    [0.72, -0.47],
    [0.62, -0.5],
  ] as const),
  ...([
    [0.45, -0.45],
    [0.25, -0.35],
    [0.1, -0.32],
    [0.03, -0.2],
  ] as const),
]
const steps = 6

type OutlineOptions = {
  readonly lengthMm: number
  readonly widthMm: number
  readonly side: FootSide
  readonly noiseMm?: number
}

/** As a photo gives it: heel on y = 0, toes towards +y. The noise is the same each time. */
export function drawnOutline({ lengthMm, widthMm, side, noiseMm = 0 }: OutlineOptions): Point[] {
  const outwards = side === 'right' ? -1 : 1
  let drawn = 7
  const noise = () => {
    drawn = (drawn * 48271) % 2147483647
    return (drawn / 2147483647 - 0.5) * 2 * noiseMm
  }
  return line.flatMap(([along, across], k) => {
    const [nextAlong, nextAcross] = line[(k + 1) % line.length]!
    return Array.from({ length: steps }, (_, step) => ({
      x: (across + ((nextAcross - across) * step) / steps) * widthMm * outwards + noise(),
      y: (along + ((nextAlong - along) * step) / steps) * lengthMm + noise(),
    }))
  })
}
