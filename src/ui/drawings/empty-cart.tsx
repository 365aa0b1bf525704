import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** An empty bag, and a foot that looks at it. */
export function EmptyCart(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 160H234" />
      <g transform="translate(8 85) scale(0.75)">
        <FootSide />
        <Hem />
      </g>
      <path className="cover" d="M136 82H218L210 160H144Z" />
      <path className="quiet" d="M136 82L146 92H208L218 82" />
      <path className="accent" d="M158 82C158 54 164 44 177 44S196 54 196 82" />
    </Drawing>
  )
}
