import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { Sheet } from './pieces/sheet.tsx'

/** A foot straight on a sheet, a longer one from corner to corner, and a long one on two sheets. */
export function TraceSheets(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g transform="translate(10 72) scale(0.62)">
        <Sheet />
      </g>
      <g transform="translate(23.5 79) scale(0.25)">
        <FootAbove />
      </g>
      <g transform="translate(80 72) scale(0.62)">
        <Sheet />
      </g>
      <g transform="translate(106 109) rotate(27) scale(0.28) translate(-50 -123)">
        <FootAbove />
      </g>
      <path className="quiet cover" d="M152 41H226V145H152ZM152 93H226" />
      <g transform="translate(173 54) scale(0.32)">
        <FootAbove />
      </g>
      <g className="accent in-turn">
        <path className="cover" d="M144 88H162V98H144Z" />
        <path className="cover" d="M216 88H234V98H216Z" />
      </g>
    </Drawing>
  )
}
