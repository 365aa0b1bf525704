import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { HandHolding } from './pieces/hand-holding.tsx'
import { Hem } from './pieces/hem.tsx'
import { PhoneEdge } from './pieces/phone-edge.tsx'

/** The telephone is held flat above the toes, and looks straight down. */
export function ScanLevel(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 160H234" />
      <path d="M14 8V160" />
      <path className="quiet" d="M14 20L4 30M14 50L4 60M14 80L4 90M14 110L4 120M14 140L4 150M14 156H176" />
      <g transform="translate(6 70) scale(0.86)">
        <FootSide />
        <Hem />
      </g>
      <path className="quiet dots" d="M100 40L78 106M112 40L172 150" />
      <g className="levels">
        <g transform="translate(86 26)">
          <PhoneEdge />
        </g>
        <g transform="translate(140 23)">
          <HandHolding />
        </g>
      </g>
      <path className="accent" d="M104 44V126M97 119L104 126L111 119" />
    </Drawing>
  )
}
