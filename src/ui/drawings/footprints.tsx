import { BareFoot } from './bare-foot.tsx'
import { Drawing } from './drawing.tsx'

/** Two bare feet on their way. */
export function Footprints() {
  return (
    <Drawing box="300 320">
      <g transform="translate(40 108)">
        <BareFoot />
      </g>
      <g transform="translate(262 8) scale(-1 1)">
        <BareFoot />
      </g>
      <path className="accent" d="M30 316H132M172 216H270" />
    </Drawing>
  )
}
