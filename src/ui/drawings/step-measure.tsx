import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** Measure: how long the foot is, from heel to toe. */
export function StepMeasure(props: DrawingProps) {
  return (
    <Drawing box="200 200" {...props}>
      <path className="line" d="M8 160H192" />
      <path className="quiet" d="M24 160H180" />
      <g transform="translate(34 60)">
        <FootSide />
        <Hem />
      </g>
      <path className="accent" d="M44 178H160M44 172V184M160 172V184M73 178V181M102 178V182M131 178V181" />
    </Drawing>
  )
}
