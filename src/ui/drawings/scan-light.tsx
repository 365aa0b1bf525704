import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { Sheet } from './pieces/sheet.tsx'

/** A shadow over the edge of the sheet is wrong; even light is right. */
export function ScanLight(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g transform="translate(24 12)">
        <Sheet />
      </g>
      <path className="quiet" d="M84 6L116 38M76 6L116 46M68 6L116 54M92 6L116 30M100 6L116 22M60 6L116 62" />
      <g transform="translate(48 32) scale(0.38)">
        <FootAbove />
      </g>
      <path d="M24 96V112M16 104H32M18.5 98.5L29.5 109.5M29.5 98.5L18.5 109.5" />
      <g transform="translate(132 12)">
        <Sheet />
      </g>
      <g transform="translate(156 32) scale(0.38)">
        <FootAbove />
      </g>
      <path className="accent" d="M58 148L74 164M74 148L58 164M164 157L171 164L186 148" />
    </Drawing>
  )
}
