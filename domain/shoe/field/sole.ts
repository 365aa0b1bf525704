import { shoeSettings } from '../../shoe-settings.ts'
import { length2, smoothMax } from '../geometry/blend.ts'
import type { Last } from '../last/last.ts'
import type { Plan } from '../last/plan.ts'
import type { Tread } from './tread.ts'

const { wallMm, soleMm, rimMm, soleMarginMm, treadDepthMm } = shoeSettings

/** The radius of the sole's rounded edge. */
const edgeMm = 2

/**
 * How far the sole reaches beyond the inside. Next to the split it is as wide as the wall, so that a clear gap stays
 * between the toes.
 */
export function soleMarginAt(plan: Plan, x: number, y: number): number {
  return wallMm + soleMarginMm * Math.min(1, Math.max(0, plan.splitDistance(x, y) / 6))
}

/**
 * The sole, equally thick from heel to toe: the plan with a margin, with a low rim around the foot and a tread below.
 */
export function buildSole({ plan }: Last, tread: Tread) {
  const middle = (rimMm - soleMm) / 2
  const half = (rimMm + soleMm) / 2
  return (x: number, y: number, z: number, outside: number) => {
    const across = outside - soleMarginAt(plan, x, y) + edgeMm
    const up = Math.abs(z - middle) - half + edgeMm
    const slab = length2(Math.max(across, 0), Math.max(up, 0)) + Math.min(Math.max(across, up), 0) - edgeMm
    if (z > -soleMm + treadDepthMm + 3 || outside > -1) return slab
    return smoothMax(slab, tread(x, y, outside) - soleMm - z, 0.6)
  }
}
