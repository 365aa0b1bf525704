import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** The foot waits and taps its toes. */
export function FootWaiting(props: DrawingProps) {
  return (
    <Drawing box="160 180" {...props}>
      <path className="line" d="M6 160H154" />
      <g transform="rotate(-13 40 160) translate(14 60)">
        <FootSide />
      </g>
      <g transform="translate(-8 56) rotate(-6)">
        <Hem />
      </g>
      <path className="accent" d="M140 148C146 144 149 139 150 132M136 158C145 156 152 152 156 146" />
    </Drawing>
  )
}
