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
      <path
        className="quiet"
        d="M76 4C92 -2 112 4 116 18S116 50 104 52S84 44 78 34S66 10 76 4M78 16L88 6M80 28L102 6M84 38L112 12M92 44L116 22M100 50L117 34"
      />
      <g transform="translate(44 32) scale(0.38)">
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
