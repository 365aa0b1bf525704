import { shoeSettings } from '../../shoe-settings.ts'
import { length2, mix, smoothMax, smoothMin } from '../geometry/blend.ts'
import type { Last } from '../last/last.ts'
import type { BandKnot } from './bands.ts'
import { onHeel, onSide, type SurfacePoint } from './surface.ts'

const { wallMm, soleMm } = shoeSettings

/** The point just behind the split, on the back of the foot, where the pillar between the toes meets the bands. */
export function splitTop(last: Last): SurfacePoint {
  const x = last.plan.splitX - 1
  const y = last.plan.splitY(x)
  return { x, y, z: last.topAt(x - 4, y) }
}

/** The height of a loop in proportion to the instep: on a low foot it begins lower. */
export function loopHeightRatio({ figures }: Last): number {
  return Math.min(1, figures.instepHeightMm / 55)
}

type LoopOptions = {
  readonly heightMm: number
  readonly halfMm: number
  readonly outer: SurfacePoint
  readonly inner: SurfacePoint
}

/**
 * The loop from the outer to the inner end of the instep band around the heel, and the tab that supports it at the
 * back.
 */
export function heelLoop(last: Last, { heightMm, halfMm, outer, inner }: LoopOptions) {
  const knot = (at: SurfacePoint, wide = 1): BandKnot => ({ at, halfMm: halfMm * wide })
  const side = (share: number, which: 1 | -1, z: number) => knot(onSide(last, share, which, z))
  const back = onHeel(last, heightMm)
  const around = [
    knot(outer, 1.25),
    side(0.32, -1, mix(outer.z, heightMm, 0.45)),
    side(0.18, -1, mix(outer.z, heightMm, 0.85)),
    side(0.09, -1, heightMm),
    side(0.035, -1, heightMm),
    knot(back),
    side(0.035, 1, heightMm),
    side(0.09, 1, heightMm),
    side(0.18, 1, mix(inner.z, heightMm, 0.85)),
    side(0.32, 1, mix(inner.z, heightMm, 0.45)),
    knot(inner, 1.25),
  ]
  const tab = (topHalfMm: number, footHalfMm: number): BandKnot[] => [
    { at: onHeel(last, 0), halfMm: footHalfMm },
    { at: onHeel(last, heightMm * 0.25), halfMm: mix(topHalfMm, footHalfMm, 0.4) },
    { at: onHeel(last, heightMm * 0.5), halfMm: topHalfMm },
    { at: onHeel(last, heightMm * 0.72), halfMm: Math.min(topHalfMm, halfMm + heightMm * 0.2) },
    // The tab ends within the loop, without reaching the loop's upper edge.
    { at: onHeel(last, heightMm - halfMm * 0.7), halfMm: halfMm * 0.3 },
  ]
  return { around, tab }
}

/** The pillar between the toes: flat, widening where it meets the sole and the bands. */
export function buildPillar(last: Last) {
  const { plan, figures } = last
  const top = splitTop(last)
  const x0 = plan.splitX + 2
  const half = Math.min(2.7, figures.gapMm / 2 - 0.7)
  return (x: number, y: number, z: number) => {
    const flare = 3.5 * Math.max(0, 1 - (z + 1) / 7)
    const across = Math.abs(y - plan.splitY(x))
    // The pillar leans back, under the bands that it supports.
    const lengthwise = Math.abs(x - x0 + 0.12 * z) - 4.5 - flare + half
    const column = length2(across, Math.max(lengthwise, 0)) - half
    return smoothMax(smoothMax(column, z - top.z - wallMm * 0.6, 3), -z - soleMm / 2, 1)
  }
}

/** Bands cut out of the wall around the last, with round edges, and the pillar between the toes. */
export function openUpper(last: Last, bandDistance: (x: number, y: number, z: number) => number) {
  const pillar = buildPillar(last)
  // A band is slightly thicker than a closed wall, since it carries the load alone.
  const half = (wallMm + 0.4) / 2
  return (x: number, y: number, z: number, distance: number) => {
    const deep = Math.abs(distance - half)
    // The edges are half circles, so that nothing presses on the skin.
    const band = deep > 9 ? deep - half : length2(deep, Math.max(0, bandDistance(x, y, z) + half)) - half
    const bands = smoothMax(band, -z - 2, 0.5)
    return smoothMin(bands, pillar(x, y, z), 4)
  }
}
