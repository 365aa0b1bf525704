import { type ReactNode, useId } from 'react'
import { LineNames } from './line-names.tsx'
import { type Axis, type PlotLine, plotScale } from './plot-scale.ts'
import { PlotTable } from './plot-table.tsx'

type Props = {
  caption: ReactNode
  x: Axis
  y: Axis
  lines: readonly PlotLine[]
  /** The label that opens the same numbers as a table. */
  tableName: ReactNode
}

const [left, right, top, bottom] = [52, 612, 40, 230]

/**
 * Plots left and right over one axis: a solid and a dashed line with a legend, and the numbers as a table.
 */
export function PlotFrame({ caption, x, y, lines, tableName }: Props) {
  const id = useId()
  const [across, up] = [plotScale(x, left, right), plotScale(y, bottom, top)]
  return (
    <figure className="plot">
      <figcaption id={id}>{caption}</figcaption>
      <LineNames lines={lines.map(({ side, name }) => ({ look: side, name }))} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the caption labels it */}
      <svg className="plot-drawing" viewBox="0 0 640 300" role="img" aria-labelledby={id}>
        {y.ticks.map((tick) => (
          <g key={tick}>
            <path className="plot-grid" d={`M${left} ${up(tick)}H${right}`} />
            <text x={left - 8} y={up(tick)} dy="0.35em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {x.ticks.map((tick) => (
          <text key={tick} x={across(tick)} y={bottom + 28} textAnchor="middle">
            {tick}
          </text>
        ))}
        <path className="plot-axis" d={`M${left} ${top}V${bottom}H${right}`} />
        <text x="0" y="22">
          {y.name}
        </text>
        <text x={right} y={bottom + 60} textAnchor="end">
          {x.name}
        </text>
        {lines.map(({ side, points }) => (
          <polyline
            key={side}
            data-side={side}
            points={points.map(([at, of]) => `${across(at)},${up(of)}`).join(' ')}
          />
        ))}
      </svg>
      <details>
        <summary>{tableName}</summary>
        <PlotTable caption={y.name} x={x} lines={lines} />
      </details>
    </figure>
  )
}
