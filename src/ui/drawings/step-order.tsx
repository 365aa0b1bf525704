import { Drawing, type DrawingProps } from './drawing.tsx'
import { ShoeSide } from './pieces/shoe-side.tsx'

/** Order: a receipt with everything that was chosen. */
export function StepOrder(props: DrawingProps) {
  return (
    <Drawing box="200 200" {...props}>
      <path className="line" d="M8 160H192" />
      <path
        className="cover"
        d="M52 22H148V160L140 153L132 160L124 153L116 160L108 153L100 160L92 153L84 160L76 153L68 160L60 153L52 160Z"
      />
      <g transform="translate(68 36) scale(0.42)">
        <ShoeSide />
      </g>
      <path className="quiet" d="M66 84H134M66 100H134M66 116H96" />
      <path className="accent" d="M112 128L120 136L136 114" />
    </Drawing>
  )
}
