import { shoeSettings } from '../../shoe-settings.ts'
import { gridOver } from '../geometry/grid.ts'
import { buildLast, type Last } from './last.ts'
import type { LastFigures } from './last-figures.ts'
import { buildPlan } from './plan.ts'

/**
 * Builds a last with a grid that contains it, with a margin around it, from below the ground up to a height. Sizes the
 * grid by the envelope, which is longer than the last where its toes are rounded off, and may lie to one side of the
 * axis.
 */
export function lastIn(figures: LastFigures, topMm: number, marginMm: number, cell: number): Last {
  const plan = buildPlan(figures)
  const tip = plan.envelope.reduce((max, { x }) => Math.max(max, x), figures.lengthMm)
  const aside = plan.envelope.reduce((max, { y }) => Math.max(max, Math.abs(y)), 0)
  const typical = figures.ballWidthMm * 0.62
  // Extends the grid by whole cells, so that the nodes are at the same positions for every foot.
  const wide = typical + marginMm + Math.max(0, Math.ceil((aside - typical) / cell)) * cell
  const grid = gridOver(
    { from: -marginMm, to: tip + marginMm },
    { from: -wide, to: wide },
    { from: -shoeSettings.soleMm - 1.5 * cell, to: topMm },
    cell,
  )
  return buildLast(figures, plan, grid)
}
