import { Drawing, type DrawingProps } from './drawing.tsx'
import { Footprint } from './pieces/footprint.tsx'

/** A magnifying glass with nothing under it. */
export function NoHits(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g className="quiet dots">
        <g transform="translate(58 134) rotate(64) scale(0.16)">
          <Footprint />
        </g>
        <g transform="translate(74 168) rotate(66) scale(-0.16 0.16)">
          <Footprint />
        </g>
      </g>
      <circle className="cover" cx="132" cy="74" r="52" />
      <path className="quiet" d="M104 66C108 54 118 46 130 46" />
      <path className="accent" d="M170 112L208 150" />
    </Drawing>
  )
}
