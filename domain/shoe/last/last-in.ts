import { shoeSettings } from '../../shoe-settings.ts'
import { gridOver } from '../geometry/grid.ts'
import { type Last, lastOf } from './last.ts'
import type { LastFigures } from './last-figures.ts'

/** A last over a grid that holds it, with a margin beside it, from below the ground to a height. */
export function lastIn(figures: LastFigures, topMm: number, marginMm: number, cell: number): Last {
  const wide = figures.ballWidthMm * 0.62 + marginMm
  const grid = gridOver(
    { from: -marginMm, to: figures.lengthMm + marginMm },
    { from: -wide, to: wide },
    { from: -shoeSettings.soleMm - 1.5 * cell, to: topMm },
    cell,
  )
  return lastOf(figures, grid)
}
