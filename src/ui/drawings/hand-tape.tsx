import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'

/** A soft tape lies around the ball of the foot, over both joints. */
export function HandTape(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g transform="translate(82 10) scale(0.68)">
        <FootAbove />
      </g>
      <g className="accent">
        <path className="cover" d="M83 82C96 90 128 84 149 62L154 73C132 98 100 104 86 95Z" />
        <path d="M104 89V95M118 86L120 92M131 80L135 86" />
        <path className="cover" d="M152 67C168 58 180 74 198 62L203 72C184 86 170 70 154 76" />
      </g>
    </Drawing>
  )
}
