import { Drawing, type DrawingProps } from './drawing.tsx'
import { Footprint } from './pieces/footprint.tsx'

/** Two bare feet on their way. */
export function Footprints(props: DrawingProps) {
  return (
    <Drawing box="300 320" {...props}>
      <g className="in-turn">
        <g transform="translate(40 108)">
          <Footprint />
        </g>
        <g transform="translate(262 8) scale(-1 1)">
          <Footprint />
        </g>
      </g>
      <path className="accent" d="M30 316H132M172 216H270" />
    </Drawing>
  )
}
