import { Drawing, type DrawingProps } from './drawing.tsx'
import { Shoe } from './pieces/shoe.tsx'

/** Style: the shoe and its four colours. */
export function StepStyle(props: DrawingProps) {
  return (
    <Drawing box="200 200" {...props}>
      <path className="line" d="M8 160H192" />
      <g transform="translate(20 54) scale(1.1)">
        <Shoe />
      </g>
      <path d="M42 30A10 10 0 1 0 62 30A10 10 0 1 0 42 30M106 30A10 10 0 1 0 126 30A10 10 0 1 0 106 30M138 30A10 10 0 1 0 158 30A10 10 0 1 0 138 30" />
      <path
        className="accent"
        d="M74 30A10 10 0 1 0 94 30A10 10 0 1 0 74 30M68 30A16 16 0 1 0 100 30A16 16 0 1 0 68 30"
      />
    </Drawing>
  )
}
