import { shoeSettings } from '../../shoe-settings.ts'
import { gridOver } from '../geometry/grid.ts'
import { buildLast, type Last } from './last.ts'
import type { LastFigures } from './last-figures.ts'
import { buildPlan } from './plan.ts'

/**
 * A last over a grid that holds it, with a margin beside it, from below the ground to a height. What stands out beyond its plan
 * goes by the envelope, which is longer than the last where its toes are rounded off, and may lie to one side of the axis.
 */
export function lastIn(figures: LastFigures, topMm: number, marginMm: number, cell: number): Last {
  const plan = buildPlan(figures)
  const tip = plan.envelope.reduce((max, { x }) => Math.max(max, x), figures.lengthMm)
  const aside = plan.envelope.reduce((max, { y }) => Math.max(max, Math.abs(y)), 0)
  const typical = figures.ballWidthMm * 0.62
  // By whole cells: the nodes stay where they are in every foot's shoe.
  const wide = typical + marginMm + Math.max(0, Math.ceil((aside - typical) / cell)) * cell
  const grid = gridOver(
    { from: -marginMm, to: tip + marginMm },
    { from: -wide, to: wide },
    { from: -shoeSettings.soleMm - 1.5 * cell, to: topMm },
    cell,
  )
  return buildLast(figures, plan, grid)
}
