import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** A foot before the first of five stepping stones. */
export function CourseStart(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 150H234" />
      <g transform="translate(-2 78) scale(0.72)">
        <FootSide />
        <Hem />
      </g>
      <path
        className="quiet"
        d="M128 138A15 5 0 1 0 158 138A15 5 0 1 0 128 138M152 118A13 4.5 0 1 0 178 118A13 4.5 0 1 0 152 118M178 99A11 4 0 1 0 200 99A11 4 0 1 0 178 99M198 82A9 3 0 1 0 216 82A9 3 0 1 0 198 82"
      />
      <path className="accent" d="M96 162A20 7 0 1 0 136 162A20 7 0 1 0 96 162" />
    </Drawing>
  )
}
