import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { HandHolding } from './pieces/hand-holding.tsx'
import { Hem } from './pieces/hem.tsx'
import { PhoneEdge } from './pieces/phone-edge.tsx'

/** At home: a telephone above a foot on a sheet of paper. */
export function MethodPhoneDrawing(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 160H234" />
      <path className="quiet" d="M34 160L46 152H196L208 160" />
      <g transform="translate(40 66) scale(0.9)">
        <FootSide />
        <Hem />
      </g>
      <g transform="translate(122 24)">
        <PhoneEdge />
        <g transform="translate(54 -3)">
          <HandHolding />
        </g>
      </g>
      <path className="accent dots" d="M132 40L84 118M140 40L160 136M146 40L196 144" />
    </Drawing>
  )
}
