import { Drawing, type DrawingProps } from './drawing.tsx'
import { Pen } from './pieces/pen.tsx'
import { Sheet } from './pieces/sheet.tsx'
import { TracedLine } from './pieces/traced-line.tsx'

/** The pen that drew the outline lies on the sheet beside it. */
export function TraceLayPen(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g transform="translate(64 10) scale(1.33)">
        <Sheet />
      </g>
      <g transform="translate(78 30) scale(0.5)">
        <TracedLine />
        <path d="M62 42V14" />
      </g>
      <g className="accent comes-up">
        <g transform="translate(153 134) scale(0.86)">
          <Pen />
        </g>
      </g>
    </Drawing>
  )
}
