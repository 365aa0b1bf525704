import { type PenSection, stepMm } from './pen-sections.ts'

/** How sharply the colour changes at each place across each section: 0 not at all, 1 as at the side of a pen. */
export type EdgeMap = {
  /** Where each section lies along the axis, in mm. */
  readonly alongMm: readonly number[]
  readonly across: number
  readonly reachMm: number
  readonly sharp: Float32Array
}

/** A side of a pen is as narrow as this in the finest photos that are looked at, and of so many pixels in coarser ones. */
const [narrowMm, narrowPx] = [0.5, 1.1]
/** A shade goes over into paper many times as slowly: what changes as much again over three times as far is none of a side. */
const [shadeSpan, shadeShare] = [3, 0.45]
/** So much of the paper's brightness, in all channels together, is as good as any: a white pen's side counts as a black one's. */
const clearChange = 0.4
/** A change of tint counts so many times: shades have none. */
const tintCounts = 2

/** Sides of a photo that is so many times as soft as most are looked for. */
export function edgeMap(sections: readonly PenSection[], reachMm: number, pxPerMm: number, softness: number): EdgeMap {
  const across = sections[0]?.shares.length ?? 0
  const sharp = new Float32Array(sections.length * across)
  const near = Math.max(1, Math.round((softness * Math.max(narrowMm, narrowPx / pxPerMm)) / stepMm))
  const far = near * shadeSpan
  sections.forEach(({ shares }, row) => {
    const at = (k: number) => shares[Math.min(across - 1, Math.max(0, k))]!
    for (let k = 0; k < across; k += 1) {
      const change = changeBetween(at(k - near), at(k + near)) - shadeShare * changeBetween(at(k - far), at(k + far))
      sharp[row * across + k] = Math.min(1, Math.max(0, change / clearChange))
    }
  })
  return { alongMm: sections.map(({ alongMm }) => alongMm), across, reachMm, sharp }
}

/** How sharp it is in a section so far beside the axis; between two places the mean of both. */
export function sharpAt({ across, reachMm, sharp }: EdgeMap, row: number, besideMm: number): number {
  const place = (besideMm + reachMm) / stepMm
  const low = Math.floor(place)
  if (low < 0 || low >= across - 1) return 0
  const share = place - low
  const at = row * across + low
  return sharp[at]! * (1 - share) + sharp[at + 1]! * share
}

type Share = readonly [number, number, number]

/** By how much two colours differ, as shares of the paper's brightness in all channels together. */
export function changeBetween(a: Share, b: Share): number {
  const [r, g, blue] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const mean = (r + g + blue) / 3
  return 3 * Math.abs(mean) + tintCounts * (Math.abs(r - mean) + Math.abs(g - mean) + Math.abs(blue - mean))
}
