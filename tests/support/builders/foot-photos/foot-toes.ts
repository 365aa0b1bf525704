import { curve, rounding } from './curve.ts'
import { emptyMesh, type Mesh } from './mesh.ts'
import type { FootShape } from './scene.ts'

/** A toe's middle line, in shares of the foot's length; x towards the big toe's side. */
export type ToePlan = {
  readonly baseX: number
  readonly baseY: number
  readonly tipX: number
  readonly width: number
  readonly height: number
  /** How far it stays behind the foremost, in mm of a foot of 250 mm. */
  readonly dropMm: number
}

const widths = [0.108, 0.067, 0.061, 0.057, 0.058] as const
const heights = [0.082, 0.064, 0.06, 0.057, 0.057] as const
const heads = [
  [0.106, 0.7],
  [0.0, 0.715],
  [-0.06, 0.695],
  [-0.115, 0.668],
  [-0.158, 0.625],
] as const
const restX = [0, -0.013, -0.075, -0.128, -0.166] as const

export function toePlans(shape: FootShape): readonly ToePlan[] {
  const { ballFactor: ball, toeSpread } = shape
  const wide = (toe: number) => (widths[toe] ?? 0) * shape.toeWidthFactor * ball
  const bigX = 0.16 * ball - wide(0) / 2
  const bigTip = bigX - 0.23 * Math.tan((shape.bigToeDeg * Math.PI) / 180)
  let before = bigTip
  return heads.map(([x, y], toe) => {
    const relaxed = (restX[toe] ?? 0) * ball * (1 + toeSpread * 0.06)
    // A toe gives way to its neighbour, but not wholly: crowded toes overlap.
    const pushed = before - ((wide(toe) + wide(toe - 1)) / 2) * (0.97 + toeSpread * 0.05)
    const tipX = toe === 0 ? bigTip : relaxed - Math.max(0, relaxed - pushed) * (toe < 3 ? 0.8 : 0.4)
    before = tipX
    return {
      baseX: toe === 0 ? bigX : x * ball,
      baseY: y,
      tipX,
      width: wide(toe),
      height: (heights[toe] ?? 0) * shape.toeHeightFactor,
      dropMm: shape.toeDropsMm[toe] ?? 0,
    }
  })
}

const around = 56
const rings = 64

const bigWidth = curve([
  [0, 1],
  [0.3, 0.97],
  [0.52, 0.9],
  [0.78, 1],
  [0.86, 0.99],
  [1, 0.9],
])
const bigHeight = curve([
  [0, 1.3],
  [0.35, 1.18],
  [0.55, 1.08],
  [0.75, 1],
  [1, 0.82],
])
const smallWidth = curve([
  [0, 1],
  [0.35, 0.92],
  [0.62, 0.91],
  [0.84, 1],
  [1, 0.93],
])
const smallHeight = curve([
  [0, 1.35],
  [0.35, 1.28],
  [0.58, 1.22],
  [0.78, 1],
  [1, 0.8],
])

/** One toe of a left foot in mm, its tip exactly as far in front as the shape says. */
export function footToe(shape: FootShape, toe: number, plan: ToePlan): Mesh {
  const length = shape.lengthMm
  const mesh = emptyMesh(rings, around)
  const tipY = 1 - plan.dropMm / 250
  const [dx, dy] = [plan.tipX - plan.baseX, tipY - plan.baseY]
  const span = Math.hypot(dx, dy)
  const [ux, uy] = [dx / span, dy / span]
  // How much of the toe its round end takes.
  const end = (plan.width * (toe === 0 ? 0.52 : 0.56)) / span
  const bend = (toe === 0 ? 0.15 : toe === 4 ? 1 : 0.4) * shape.toeCurl * 0.02
  let index = 0
  for (let ring = 0; ring < rings; ring++) {
    const t =
      ring < 36 ? ((1 - end) * ring) / 36 : 1 - end + end * Math.sin(((ring - 36) / (rings - 37)) * (Math.PI / 2))
    const open = t > 1 - end ? rounding((1 - end - t) / end, 2.25) : 1
    const half = (plan.width / 2) * (toe === 0 ? bigWidth : smallWidth)(t) * open
    const tall = plan.height * (toe === 0 ? bigHeight : smallHeight)(t)
    const wide = tall * 0.5 * shape.bulge.toes
    const lift = toe === 0 ? 0 : plan.height * 0.12 * Math.sin(Math.min(1, t / 0.8) * Math.PI)
    const [high, low] = [wide + (tall - wide) * open, wide * (1 - open) + lift * open]
    const offset = bend * Math.sin(Math.PI * t)
    for (let step = 0; step < around; step++) {
      const quarter = Math.floor((step * 4) / around)
      const phase = (((step * 4) / around) % 1) * (Math.PI / 2)
      const [side, up] = quarter % 2 === 0 ? [Math.cos(phase), Math.sin(phase)] : [Math.sin(phase), Math.cos(phase)]
      const isTop = quarter < 2
      const power = 2 / (isTop ? shape.section.toe : shape.section.toe + 0.4)
      const across = (quarter === 1 || quarter === 2 ? half : -half) * side ** power - offset
      const z = wide + ((isTop ? high : low) - wide) * up ** power
      mesh.points[index++] = (plan.baseX + ux * t * span + uy * across) * length
      mesh.points[index++] = (plan.baseY + uy * t * span - ux * across) * length
      mesh.points[index++] = z * length
    }
  }
  shiftTo(mesh, ux, uy, tipY * length)
  return mesh
}

/** Moves a toe along its own direction until its foremost point is as far in front as wanted. */
function shiftTo(mesh: Mesh, ux: number, uy: number, tipMm: number): void {
  let max = Number.NEGATIVE_INFINITY
  for (let index = 1; index < mesh.points.length; index += 3) max = Math.max(max, mesh.points[index] ?? 0)
  const by = (tipMm - max) / uy
  for (let index = 0; index < mesh.points.length; index += 3) {
    mesh.points[index] = (mesh.points[index] ?? 0) + ux * by
    mesh.points[index + 1] = (mesh.points[index + 1] ?? 0) + uy * by
  }
}

/** What a sock spans between two neighbours: as a toe between them, as far in front as their mean. */
export function spanPlans(plans: readonly ToePlan[]): ToePlan[] {
  return plans.slice(1).map((one, index) => {
    const other = plans[index] ?? one
    const mean = (part: keyof ToePlan) => (one[part] + other[part]) / 2
    return {
      baseX: mean('baseX'),
      baseY: mean('baseY'),
      tipX: mean('tipX'),
      width: mean('width') * 0.95,
      height: mean('height') * 0.93,
      dropMm: mean('dropMm') + 1.6,
    }
  })
}
