import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** A ruler on the floor beside the foot: its height is measured halfway between heel and toes. */
export function HandHeight(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 146H234" />
      <g transform="translate(50 46)">
        <FootSide />
        <Hem />
      </g>
      <path
        className="quiet"
        d="M114 146V40H136V146M129 54H136M124 68H136M129 82H136M124 96H136M129 110H136M124 124H136M129 138H136"
      />
      <path className="accent" d="M152 146V101M146 138L152 146L158 138M146 109L152 101L158 109M108 101H160" />
    </Drawing>
  )
}
