import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { TracedLine } from './pieces/traced-line.tsx'

/** The line is all around the foot, and a short one lies between the big and the second toe. */
export function TraceGap(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g transform="translate(50 22) scale(1.3)">
        <g className="quiet">
          <FootAbove />
        </g>
        <TracedLine />
      </g>
      <g className="accent in-turn">
        <path d="M131 78C130.5 62 131 44 132 26" />
      </g>
    </Drawing>
  )
}
