import { Drawing, type DrawingProps } from './drawing.tsx'
import { SmallPrint } from './pieces/small-print.tsx'

/** Footprints that walk off the page, and turn round. */
export function Lost(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="quiet" d="M16 10H134V170H16Z" />
      <g className="in-turn">
        <g transform="translate(41 117) rotate(31) scale(0.16)">
          <SmallPrint />
        </g>
        <g transform="translate(91 107) rotate(37) scale(-0.16 0.16)">
          <SmallPrint />
        </g>
        <g transform="translate(90 58) rotate(42) scale(0.16)">
          <SmallPrint />
        </g>
        <g transform="translate(142 62) rotate(54) scale(-0.16 0.16)">
          <SmallPrint />
        </g>
        <g transform="translate(161 19) rotate(72) scale(0.16)">
          <SmallPrint />
        </g>
      </g>
      <g className="accent in-turn">
        <g transform="translate(199 57) rotate(103) scale(-0.16 0.16)">
          <SmallPrint />
        </g>
        <g transform="translate(237 67) rotate(157) scale(0.16)">
          <SmallPrint />
        </g>
        <g transform="translate(189 98) rotate(-145) scale(-0.16 0.16)">
          <SmallPrint />
        </g>
        <g transform="translate(172 136) rotate(-106) scale(0.16)">
          <SmallPrint />
        </g>
      </g>
    </Drawing>
  )
}
