import { Drawing, type DrawingProps } from './drawing.tsx'
import { CrossMark } from './pieces/cross-mark.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'
import { PhoneEdge } from './pieces/phone-edge.tsx'

/** Wrong: the telephone looks at the sheet from the side. */
export function ScanErrorSlant(props: DrawingProps) {
  return (
    <Drawing box="120 120" {...props}>
      <path className="line" d="M6 104H114" />
      <path className="quiet" d="M40 104H110" />
      <path className="quiet dots" d="M22 38L56 78M22 34L96 90" />
      <g transform="translate(42 50) scale(0.54)">
        <FootSide />
        <Hem />
      </g>
      <g transform="translate(6 44) rotate(-58) scale(0.6)">
        <PhoneEdge />
      </g>
      <g transform="translate(98 24)">
        <CrossMark />
      </g>
    </Drawing>
  )
}
