import type { Axis, PlotLine } from './plot-scale.ts'
import { Table } from './table.tsx'

type Props = { caption: string; x: Axis; lines: readonly PlotLine[] }

/** The numbers of a plot, for those who do not see it or want them exactly. */
export function PlotTable({ caption, x, lines }: Props) {
  const places = [...new Set(lines.flatMap(({ points }) => points.map(([at]) => at)))].sort((one, other) => one - other)
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{x.name}</th>
          {lines.map(({ side, name }) => (
            <th key={side} scope="col" className="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            {lines.map(({ side, points }) => (
              <td key={side} className="number">
                {points.find(([at]) => at === place)?.[1]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
