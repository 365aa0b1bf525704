import { Drawing, type DrawingProps } from './drawing.tsx'
import { Pen } from './pieces/pen.tsx'
import { PhoneInHands } from './pieces/phone-in-hands.tsx'
import { Sheet } from './pieces/sheet.tsx'
import { TracedLine } from './pieces/traced-line.tsx'

/** The phone sees the whole sheet with its four corners, the outline and the pen. */
export function TracePhoto(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <PhoneInHands>
        <g transform="translate(90 40) scale(0.74)">
          <Sheet />
        </g>
        <g transform="translate(96 50) scale(0.28)">
          <TracedLine />
        </g>
        <g transform="translate(139 106) scale(0.46)">
          <Pen />
        </g>
      </PhoneInHands>
      <g className="accent in-turn">
        <path d="M86 50V36H100" />
        <path d="M142 36H156V50" />
        <path d="M156 118V132H142" />
        <path d="M100 132H86V118" />
      </g>
    </Drawing>
  )
}
