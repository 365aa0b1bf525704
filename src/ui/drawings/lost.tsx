import { Drawing, type DrawingProps } from './drawing.tsx'
import { Footprint } from './pieces/footprint.tsx'

/** Footprints that walk off the page, and turn round. */
export function Lost(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="quiet" d="M16 10H134V170H16Z" />
      <g className="in-turn">
        <g transform="translate(42 123) rotate(33) scale(0.13)">
          <Footprint />
        </g>
        <g transform="translate(83 117) rotate(36) scale(-0.13 0.13)">
          <Footprint />
        </g>
        <g transform="translate(78 76) rotate(40) scale(0.13)">
          <Footprint />
        </g>
        <g transform="translate(120 76) rotate(45) scale(-0.13 0.13)">
          <Footprint />
        </g>
        <g transform="translate(124 37) rotate(55) scale(0.13)">
          <Footprint />
        </g>
        <g transform="translate(164 53) rotate(69) scale(-0.13 0.13)">
          <Footprint />
        </g>
        <g transform="translate(187 22) rotate(88) scale(0.13)">
          <Footprint />
        </g>
      </g>
      <g className="accent in-turn">
        <g transform="translate(204 66) rotate(122) scale(-0.13 0.13)">
          <Footprint />
        </g>
        <g transform="translate(233 79) rotate(168) scale(0.13)">
          <Footprint />
        </g>
        <g transform="translate(188 96) rotate(-139) scale(-0.13 0.13)">
          <Footprint />
        </g>
        <g transform="translate(176 128) rotate(-105) scale(0.13)">
          <Footprint />
        </g>
      </g>
    </Drawing>
  )
}
