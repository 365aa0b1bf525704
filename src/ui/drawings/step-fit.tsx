import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** Fit: the room around the foot in its shoe. */
export function StepFit(props: DrawingProps) {
  return (
    <Drawing box="200 200" {...props}>
      <path className="line" d="M8 160H192" />
      <g transform="translate(26 66) scale(0.9)">
        <FootSide />
      </g>
      <path d="M28 92C24 110 22 124 24 142C25 154 30 160 42 160H162C170 160 176 154 176 146C176 132 160 124 142 120C124 114 110 106 98 92" />
      <g transform="translate(26 66) scale(0.9)">
        <Hem />
      </g>
      <path className="accent" d="M140 178H176M146 172L140 178L146 184M170 172L176 178L170 184" />
    </Drawing>
  )
}
