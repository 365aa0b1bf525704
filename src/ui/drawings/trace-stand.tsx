import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** The foot stands on the sheet with its wearer's weight on it. */
export function TraceStand(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 146H234" />
      <path className="quiet" d="M30 146L46 136H194L210 146Z" />
      <g className="comes-down">
        <g transform="translate(46 41)">
          <FootSide />
          <Hem />
        </g>
      </g>
      <path className="accent" d="M74 154V172M67 165L74 172L81 165M146 154V172M139 165L146 172L153 165" />
    </Drawing>
  )
}
