import { NumberTable } from './number-table.tsx'
import type { Axis, PlotLine } from './plot-scale.ts'

type Props = { caption: string; x: Axis; lines: readonly PlotLine[] }

/** The numbers of a plot as a table, for readers who cannot see it or want exact values. */
export function PlotTable({ caption, x, lines }: Props) {
  const places = [...new Set(lines.flatMap(({ points }) => points.map(([at]) => at)))].sort((one, other) => one - other)
  return (
    <NumberTable
      caption={caption}
      names={x.name}
      columns={Object.fromEntries(lines.map(({ side, name }) => [side, name]))}
      rows={places.map((index) => ({
        key: String(index),
        name: index,
        cells: Object.fromEntries(lines.map(({ side, points }) => [side, points.find(([at]) => at === index)?.[1]])),
      }))}
    />
  )
}
