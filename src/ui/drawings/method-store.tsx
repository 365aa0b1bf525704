import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'

/** In a store: somebody sits, one foot on the glass of the scanner. */
export function MethodStoreDrawing(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 160H234" />
      <path d="M22 92H84M30 92L26 160M76 92L80 160M28 132H78" />
      <path className="quiet" d="M84 138L98 128H186L200 138" />
      <g transform="translate(90 64) scale(0.7)">
        <FootSide />
      </g>
      <path
        className="cover"
        d="M28 -4L26 92H90C97 92 100 89 100 84V70H140V62C140 50 132 42 118 42H78L80 -4M97 70H143V79H97Z"
      />
      <path className="cover" d="M84 138H200V160H84Z" />
      <path className="accent" d="M94 148H190" />
    </Drawing>
  )
}
