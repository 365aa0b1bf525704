import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** The foot waits and taps its toes. */
export function WaitingFootDrawing(props: DrawingProps) {
  return (
    <Drawing box="160 180" {...props}>
      <path className="line" d="M6 160H154" />
      <g className="taps">
        <g transform="translate(-2 69) rotate(-13)">
          <FootSide />
          <Hem />
        </g>
      </g>
      <path className="accent" d="M143 144C148 140 150 135 151 130M141 156C149 153 154 149 157 143" />
    </Drawing>
  )
}
