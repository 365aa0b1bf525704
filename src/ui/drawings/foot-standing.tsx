import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** The foot stands, quiet and whole. */
export function FootStanding(props: DrawingProps) {
  return (
    <Drawing box="160 180" {...props}>
      <path className="line" d="M6 160H154" />
      <g transform="translate(14 60)">
        <FootSide />
        <Hem />
      </g>
      <path className="accent" d="M28 170H136" />
    </Drawing>
  )
}
