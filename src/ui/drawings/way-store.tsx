import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'

/** In a store: somebody sits, one foot on the glass of the scanner. */
export function WayStore(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 160H234" />
      <path d="M22 88H84M30 88L26 160M76 88L80 160M28 130H78" />
      <g transform="translate(90 66) scale(0.7)">
        <FootSide />
      </g>
      <path className="cover" d="M26 88V60C26 50 34 44 46 44H118C134 44 140 52 140 64V72H100V84C100 87 98 88 94 88Z" />
      <path className="cover" d="M97 70H143V79H97Z" />
      <path className="cover" d="M84 136H200V160H84Z" />
      <path className="accent" d="M92 144H192M100 128L94 112M184 128L190 112M142 150H142" />
    </Drawing>
  )
}
