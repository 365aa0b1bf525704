import { shoeSettings } from '../../shoe-settings.ts'
import { gridOver } from '../geometry/grid.ts'
import { type Last, lastOf } from './last.ts'
import type { LastFigures } from './last-figures.ts'
import { planOf } from './plan.ts'

/**
 * A last over a grid that holds it, with a margin beside it, from below the ground to a height. What stands out beyond its plan
 * goes by the envelope, which is longer than the last where its toes are rounded off, and may lie to one side of the axis.
 */
export function lastIn(figures: LastFigures, topMm: number, marginMm: number, cell: number): Last {
  const plan = planOf(figures)
  const tip = plan.envelope.reduce((most, { x }) => Math.max(most, x), figures.lengthMm)
  const aside = plan.envelope.reduce((most, { y }) => Math.max(most, Math.abs(y)), 0)
  const usual = figures.ballWidthMm * 0.62
  // By whole cells: the nodes stay where they are in every foot's shoe.
  const wide = usual + marginMm + Math.max(0, Math.ceil((aside - usual) / cell)) * cell
  const grid = gridOver(
    { from: -marginMm, to: tip + marginMm },
    { from: -wide, to: wide },
    { from: -shoeSettings.soleMm - 1.5 * cell, to: topMm },
    cell,
  )
  return lastOf(figures, plan, grid)
}
