import { Drawing, type DrawingProps } from './drawing.tsx'
import { ShoeSide } from './pieces/shoe-side.tsx'

/** A shoe that is printed layer by layer. */
export function ShoePrinted(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 158H234" />
      <g transform="translate(44 86)">
        <ShoeSide />
      </g>
      <path className="quiet" d="M54 146H186M53 134H187M54 122H176M55 110H148" />
      <path className="cover" d="M104 20H136V52L124 64H116L104 52ZM104 34H136" />
      <path className="quiet" d="M6 12H234" />
      <path className="accent" d="M120 70V82" />
    </Drawing>
  )
}
