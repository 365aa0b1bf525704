import { Drawing, type DrawingProps } from './drawing.tsx'
import { CrossMark } from './pieces/cross-mark.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { Sheet } from './pieces/sheet.tsx'

/** Wrong: the toes are off the sheet. */
export function ScanErrorOff(props: DrawingProps) {
  return (
    <Drawing box="120 120" {...props}>
      <g transform="translate(22 32) scale(0.62)">
        <Sheet />
      </g>
      <g transform="translate(52 8) rotate(22) scale(0.36)">
        <FootAbove />
      </g>
      <g transform="translate(98 98)">
        <CrossMark />
      </g>
    </Drawing>
  )
}
