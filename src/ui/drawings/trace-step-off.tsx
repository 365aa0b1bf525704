import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { Sheet } from './pieces/sheet.tsx'
import { TracedLine } from './pieces/traced-line.tsx'

/** The foot has stepped off the sheet, and its outline stays. */
export function TraceStepOff(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g transform="translate(20 22) scale(1.14)">
        <Sheet />
      </g>
      <g transform="translate(43 36) scale(0.46)">
        <TracedLine />
        <path d="M62 42V14" />
      </g>
      <g className="comes-right">
        <g className="quiet">
          <g transform="translate(172 36) scale(0.46)">
            <FootAbove />
          </g>
        </g>
      </g>
      <path className="accent" d="M124 92H160M151 83L160 92L151 101" />
    </Drawing>
  )
}
