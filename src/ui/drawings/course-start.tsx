import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** A foot before the first of five stepping stones. */
export function CourseStart(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 150H96" />
      <g transform="translate(-2 78) scale(0.72)">
        <FootSide />
        <Hem />
      </g>
      <path
        className="quiet"
        d="M146 132A16 5.5 0 1 0 178 132A16 5.5 0 1 0 146 132M175 116A13 4.5 0 1 0 201 116A13 4.5 0 1 0 175 116M197 102A10 3.5 0 1 0 217 102A10 3.5 0 1 0 197 102M214 91A8 3 0 1 0 230 91A8 3 0 1 0 214 91"
      />
      <path className="accent" d="M106 151A22 7 0 1 0 150 151A22 7 0 1 0 106 151" />
    </Drawing>
  )
}
