import { Drawing, type DrawingProps } from './drawing.tsx'
import { Shoe } from './pieces/shoe.tsx'

/** The split-toe shoe as it is printed. */
export function TabiShoe(props: DrawingProps) {
  return (
    <Drawing box="300 320" {...props}>
      <path className="line" d="M20 262H280" />
      <g transform="translate(18 80) scale(1.85)">
        <Shoe />
      </g>
      <path className="accent" d="M255 230C238 224 222 215 214 204" />
    </Drawing>
  )
}
