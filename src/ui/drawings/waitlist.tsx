import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** Three feet in a row that wait for their turn. */
export function Waitlist(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 160H234" />
      <g transform="translate(-2 106) scale(0.54)">
        <FootSide />
        <Hem />
      </g>
      <g transform="translate(70 106) scale(0.54)">
        <FootSide />
        <Hem />
      </g>
      <g transform="translate(142 106) scale(0.54)">
        <FootSide />
        <Hem />
      </g>
      <path className="accent" d="M152 170H212" />
    </Drawing>
  )
}
