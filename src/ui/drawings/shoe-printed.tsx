import { Drawing, type DrawingProps } from './drawing.tsx'
import { ShoeSide } from './pieces/shoe-side.tsx'

/** A shoe that is printed layer by layer. */
export function ShoePrinted(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 158H234" />
      <g className="grows">
        <g transform="translate(26 60) scale(1.36)">
          <ShoeSide />
        </g>
        <path className="quiet" d="M40 147H210M39 136H207M38 125H176" />
      </g>
      <path className="cover" d="M88 12H120V38L108 50H100L88 38ZM88 24H120" />
      <path className="quiet" d="M6 6H234" />
      <path className="accent" d="M104 57V70" />
    </Drawing>
  )
}
