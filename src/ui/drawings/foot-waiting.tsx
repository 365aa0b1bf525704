import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** The foot waits and taps its toes. */
export function FootWaiting(props: DrawingProps) {
  return (
    <Drawing box="160 180" {...props}>
      <path className="line" d="M6 160H154" />
      <g className="taps">
        <g transform="translate(-22 69) rotate(-13)">
          <FootSide />
        </g>
      </g>
      <g transform="translate(-8 58) rotate(-6)">
        <Hem />
      </g>
      <path className="accent" d="M134 142C140 138 143 133 144 126M132 155C143 152 150 147 154 140" />
    </Drawing>
  )
}
