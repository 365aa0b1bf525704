import { Drawing, type DrawingProps } from './drawing.tsx'
import { Shoe } from './pieces/shoe.tsx'

/** A shelf with space for a pair. */
export function EmptyPairs(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path d="M20 136H220M44 136V158L62 136M196 136V158L178 136" />
      <g className="accent dots">
        <g transform="translate(38 26) scale(1.14)">
          <Shoe />
        </g>
      </g>
    </Drawing>
  )
}
