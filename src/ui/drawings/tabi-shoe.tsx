import { Drawing, type DrawingProps } from './drawing.tsx'
import { Shoe } from './pieces/shoe.tsx'

/** The split-toe shoe as it is printed. */
export function TabiShoe(props: DrawingProps) {
  return (
    <Drawing box="300 320" {...props}>
      <g transform="translate(16 64) scale(1.86)">
        <Shoe />
      </g>
      <path className="accent" d="M255 214C238 208 222 199 214 188" />
    </Drawing>
  )
}
