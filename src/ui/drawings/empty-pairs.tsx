import { Drawing, type DrawingProps } from './drawing.tsx'
import { ShoeSide } from './pieces/shoe-side.tsx'

/** A shelf with room for a pair. */
export function EmptyPairs(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path d="M20 130H220M44 130V150L60 130M196 130V150L180 130" />
      <g className="accent dots">
        <g transform="translate(44 58)">
          <ShoeSide />
        </g>
      </g>
    </Drawing>
  )
}
