import type { PenLean } from './trace-scene.ts'

/** How far a pen's middle goes aside per mm of height, at a place beside a made foot. */
export type LeanField = (x: number, y: number) => readonly [number, number]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** No hand leans a pen more by mistake: it would be seen. */
export const maxLeanDeg = 8

/** The foot as a stick: which way leads out of it, and how far around a place is. */
export function aroundFoot(lengthMm: number, x: number, y: number) {
  const [rear, front] = [0.13 * lengthMm, 0.8 * lengthMm]
  const near = Math.min(front, Math.max(rear, y))
  const far = Math.hypot(x, y - near) || 1
  return {
    outX: x / far,
    outY: (y - near) / far,
    // Twice as far around per mm at its ends as beside it would be too fast: the angle is about the middle of a squeezed foot.
    angle: Math.atan2((y - 0.47 * lengthMm) / 2, x),
  }
}

export function leanDegAt(lean: PenLean, angle: number): readonly [outwards: number, along: number] {
  const sum = (waves: PenLean['along']) =>
    waves.reduce((all, [height, phase], k) => all + height * Math.sin((k + 1) * angle + phase), 0)
  const bump = lean.bump
    ? lean.bump.deg * Math.exp(-0.5 * (Math.sin((angle - lean.bump.at) / 2) / Math.sin(lean.bump.wide / 2)) ** 2)
    : 0
  const cap = (degrees: number) => Math.max(-maxLeanDeg, Math.min(maxLeanDeg, degrees))
  return [cap(lean.meanDeg + sum(lean.outwards) + bump), cap(sum(lean.along))]
}

export function leanField(lean: PenLean, lengthMm: number): LeanField {
  return (x, y) => {
    const { outX, outY, angle } = aroundFoot(lengthMm, x, y)
    const [out, along] = leanDegAt(lean, angle).map((degrees) => Math.tan(radians(degrees))) as [number, number]
    return [outX * out - outY * along, outY * out + outX * along]
  }
}
