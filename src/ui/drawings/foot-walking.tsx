import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootRolling } from './pieces/foot-rolling.tsx'
import { Hem } from './pieces/hem.tsx'

/** The foot pushes off and goes on. */
export function FootWalking(props: DrawingProps) {
  return (
    <Drawing box="160 180" {...props}>
      <path className="line" d="M6 160H154" />
      <g transform="translate(14 60)">
        <FootRolling />
      </g>
      <g transform="translate(63 46) rotate(17)">
        <Hem />
      </g>
      <path className="accent" d="M6 116C12 108 18 106 24 107M6 134C14 126 22 124 30 126" />
    </Drawing>
  )
}
