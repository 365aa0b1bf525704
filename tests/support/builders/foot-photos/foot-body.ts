import { clamp, curve, rounding, smooth } from './curve.ts'
import { emptyMesh, type Mesh } from './mesh.ts'
import type { FootShape } from './scene.ts'

/** The foot without toes, as shares of its length: from the heel's rear (0) to the webs between the toes. */
export type Plan = {
  readonly inner: (share: number) => number
  readonly outer: (share: number) => number
  /** How far a point lies behind its station: the outer side of the ball comes earlier than the inner. */
  readonly behind: (share: number, x: number) => number
  readonly top: (share: number) => number
}

/** Where the body ends at the webs, and where it begins to close. */
export const bodyEnd = 0.862
const closing = 0.825

export function buildFootPlan(shape: FootShape): Plan {
  const { ballFactor: ball, heelFactor: heel, instepFactor: instep } = shape
  const mid = (ball + heel) / 2
  // The ball's front goes over into the big toe's side, wherever that leans to.
  const leaning = Math.max(0.05, Math.tan((shape.bigToeDeg * Math.PI) / 180))
  const innerLine = curve([
    [0.14, 0.125 * heel],
    [0.25, 0.117 * heel],
    [0.36, 0.11 * mid],
    [0.47, 0.113 * mid],
    [0.57, 0.126 * ball],
    [0.66, 0.147 * ball],
    [0.735, 0.16 * ball],
    [0.79, 0.158 * ball - 0.055 * leaning],
    [bodyEnd, 0.146 * ball - 0.127 * leaning],
  ])
  const outerLine = curve([
    [0.14, 0.125 * heel],
    [0.25, 0.131 * heel],
    [0.36, 0.142 * mid],
    [0.47, 0.158 * mid],
    [0.57, 0.182 * ball],
    [0.66, 0.203 * ball],
    [0.74, 0.212 * ball],
    [0.79, 0.208 * ball],
    [bodyEnd, 0.194 * ball],
  ])
  const round = (share: number) => rounding((share - 0.14) / 0.14, shape.section.heelPlan)
  const topLine = curve([
    [0, 0.2],
    [0.14, 0.255],
    [0.26, 0.27 * instep],
    [0.38, 0.262 * instep],
    [0.48, 0.228 * instep],
    [0.58, 0.178 * instep],
    [0.68, 0.138],
    [0.76, 0.109],
    [bodyEnd, 0.084],
  ])
  const slant = (share: number) => shape.ballSlant * smooth(0.36, 0.74, share)
  return {
    inner: (share) => innerLine(share) * (share < 0.14 ? round(share) : 1),
    outer: (share) => -outerLine(share) * (share < 0.14 ? round(share) : 1),
    behind: (share, x) => slant(share) * (innerLine(share) - x),
    top: topLine,
  }
}

const around = 112

/** How a ring closes at an end: 1 in the open, 0 where it is a point. */
function openAt(share: number): number {
  if (share < 0.14) return rounding((share - 0.14) / 0.14, 2.6)
  return share > closing ? rounding((closing - share) / (bodyEnd - closing), 2.2) : 1
}

function stations(lengthMm: number): number[] {
  const heel = Array.from({ length: 28 }, (_, step) => 0.14 * (1 - Math.cos((step / 28) * (Math.PI / 2))))
  const count = Math.round(((closing - 0.14) * lengthMm) / 1.7)
  const middle = Array.from({ length: count }, (_, step) => 0.14 + ((closing - 0.14) * step) / count)
  const front = Array.from(
    { length: 13 },
    (_, step) => closing + (bodyEnd - closing) * Math.sin((step / 12) * (Math.PI / 2)),
  )
  return [...heel, ...middle, ...front]
}

/** Heel, instep and ball of a left foot in mm: heel's rear at y = 0, x towards the big toe's side, z up. */
export function footBody(shape: FootShape): Mesh {
  const plan = buildFootPlan(shape)
  const length = shape.lengthMm
  const rows = stations(length)
  const mesh = emptyMesh(rows.length, around)
  const { bulge, section } = shape
  const innerHeight = curve([
    [0, 0.088 * bulge.heel],
    [0.14, 0.085 * bulge.heel],
    [0.4, 0.125 * bulge.inner],
    [0.6, 0.1 * bulge.inner],
    [0.735, 0.078 * bulge.inner],
    [bodyEnd, 0.045 * bulge.inner],
  ])
  const outerHeight = curve([
    [0, 0.088 * bulge.heel],
    [0.14, 0.082 * bulge.heel],
    [0.35, 0.062 * bulge.outer],
    [0.55, 0.056 * bulge.outer],
    [0.74, 0.056 * bulge.outer],
    [bodyEnd, 0.04 * bulge.outer],
  ])
  const ridge = curve([
    [0, 0],
    [0.14, 0],
    [0.35, 0.018],
    [0.55, 0.032],
    [0.72, 0.045],
    [0.83, 0.03],
  ])
  let index = 0
  rows.forEach((share) => {
    const open = openAt(share)
    const [inner, outer, top] = [plan.inner(share), plan.outer(share), plan.top(share)]
    const level = (innerHeight(share) + outerHeight(share)) / 2
    const highest = share > closing || share < 0.14 ? level + (top - level) * open : top
    const lowest = level * (1 - open)
    const ridgeX = clamp(ridge(share), outer, inner)
    for (let step = 0; step < around; step++) {
      const quarter = Math.floor((step * 4) / around)
      const phase = (((step * 4) / around) % 1) * (Math.PI / 2)
      // Left, top, right, bottom: the order of a ring that is seen from the front counter-clockwise.
      const isInner = quarter === 1 || quarter === 2
      const isTop = quarter < 2
      const [side, up] = quarter % 2 === 0 ? [Math.cos(phase), Math.sin(phase)] : [Math.sin(phase), Math.cos(phase)]
      const power = 2 / (isTop ? (isInner ? section.top : section.top * 0.92) : section.sole)
      const edge = isInner ? inner : outer
      const middle = isTop ? ridgeX : (inner + outer) / 2
      const wide = level + ((isInner ? innerHeight(share) : outerHeight(share)) - level) * open
      const x = middle + (edge - middle) * side ** power
      const z = wide + ((isTop ? highest : lowest) - wide) * up ** power
      mesh.points[index++] = x * length
      mesh.points[index++] = (share - plan.behind(share, x)) * length
      mesh.points[index++] = z * length
    }
  })
  return mesh
}
