import { Drawing, type DrawingProps } from './drawing.tsx'
import { Footprint } from './pieces/footprint.tsx'

/** Footprints that walk off the page, and turn round. */
export function Lost(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="quiet" d="M30 14H150V166H30Z" />
      <g transform="translate(48 132) rotate(24) scale(0.17)">
        <Footprint />
      </g>
      <g transform="translate(96 124) rotate(34) scale(-0.17 0.17)">
        <Footprint />
      </g>
      <g transform="translate(84 84) rotate(46) scale(0.17)">
        <Footprint />
      </g>
      <g transform="translate(136 92) rotate(58) scale(-0.17 0.17)">
        <Footprint />
      </g>
      <g className="accent">
        <g transform="translate(158 42) rotate(84) scale(0.17)">
          <Footprint />
        </g>
        <g transform="translate(196 80) rotate(140) scale(-0.17 0.17)">
          <Footprint />
        </g>
        <g transform="translate(224 86) rotate(184) scale(0.17)">
          <Footprint />
        </g>
        <g transform="translate(186 126) rotate(224) scale(-0.17 0.17)">
          <Footprint />
        </g>
      </g>
    </Drawing>
  )
}
