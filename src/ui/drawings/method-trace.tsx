import { Drawing, type DrawingProps } from './drawing.tsx'
import { Pen } from './pieces/pen.tsx'
import { Sheet } from './pieces/sheet.tsx'
import { TracedLine } from './pieces/traced-line.tsx'

/** At home: the outline of a foot that was drawn on a sheet of paper. */
export function MethodTraceDrawing(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g transform="translate(66 12) scale(1.28)">
        <Sheet />
      </g>
      <g className="accent">
        <g transform="translate(84 32) scale(0.5)">
          <TracedLine />
        </g>
      </g>
      <g transform="translate(130 122) rotate(32)">
        <Pen />
      </g>
    </Drawing>
  )
}
