import { Drawing, type DrawingProps } from './drawing.tsx'
import { ShoeSide } from './pieces/shoe-side.tsx'

/** A shoe that is printed layer by layer. */
export function ShoePrinted(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 158H234" />
      <g className="grows">
        <g transform="translate(44 86)">
          <ShoeSide />
        </g>
        <path className="quiet" d="M54 149H180M53 140H175M53 131H150" />
      </g>
      <path className="cover" d="M88 20H120V52L108 64H100L88 52ZM88 34H120" />
      <path className="quiet" d="M6 12H234" />
      <path className="accent" d="M104 72V84" />
    </Drawing>
  )
}
