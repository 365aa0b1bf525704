import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootFront } from './pieces/foot-front.tsx'
import { Pen } from './pieces/pen.tsx'

/** The pen beside the foot: upright is right, leaned is wrong. */
export function TraceUpright(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 138H234" />
      <path className="quiet" d="M8 138H112M128 138H232" />
      <g transform="translate(46 136) scale(1.5)">
        <FootFront />
      </g>
      <g className="comes-down">
        <g transform="translate(83 138)">
          <Pen />
        </g>
      </g>
      <g transform="translate(166 136) scale(1.5)">
        <FootFront />
      </g>
      <g transform="translate(193 138) rotate(24)">
        <Pen />
      </g>
      <path className="accent" d="M52 162L60 170L76 153M172 154L188 170M188 154L172 170" />
    </Drawing>
  )
}
