import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** Fit: the clearance around the foot in its shoe. */
export function StepFit(props: DrawingProps) {
  return (
    <Drawing box="200 200" {...props}>
      <path className="line" d="M8 160H192" />
      <g transform="translate(26 66) scale(0.92)">
        <FootSide />
      </g>
      <path d="M28 100C25 118 24 130 24 144C25 155 30 160 42 160H144C156 160 162 155 161 148C159 136 144 131 130 127C116 122 106 116 96 104" />
      <g transform="translate(26 66) scale(0.92)">
        <Hem />
      </g>
      <path className="accent" d="M140 176H162M140 170V182M162 170V182" />
    </Drawing>
  )
}
