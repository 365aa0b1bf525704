import { Drawing, type DrawingProps } from './drawing.tsx'
import { ShoeSide } from './pieces/shoe-side.tsx'

/** Style: the shoe and its four colours. */
export function StepStyle(props: DrawingProps) {
  return (
    <Drawing box="200 200" {...props}>
      <path className="line" d="M8 160H192" />
      <g transform="translate(23 88)">
        <ShoeSide />
      </g>
      <path d="M44 40A10 10 0 1 0 64 40A10 10 0 1 0 44 40M108 40A10 10 0 1 0 128 40A10 10 0 1 0 108 40M140 40A10 10 0 1 0 160 40A10 10 0 1 0 140 40" />
      <path
        className="accent"
        d="M76 40A10 10 0 1 0 96 40A10 10 0 1 0 76 40M70 40A16 16 0 1 0 102 40A16 16 0 1 0 70 40"
      />
    </Drawing>
  )
}
