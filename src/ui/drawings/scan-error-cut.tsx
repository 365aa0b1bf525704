import { Drawing, type DrawingProps } from './drawing.tsx'
import { CrossMark } from './pieces/cross-mark.tsx'
import { FootAbove } from './pieces/foot-above.tsx'

/** Wrong: a part of the sheet is outside the picture. */
export function ScanErrorCut(props: DrawingProps) {
  return (
    <Drawing box="120 120" {...props}>
      <path className="quiet dots" d="M78 44H98V112H40V100" />
      <path className="quiet" d="M78 44H40V100" />
      <rect x="10" y="6" width="68" height="94" rx="6" />
      <g transform="translate(48 50) scale(0.2)">
        <FootAbove />
      </g>
      <g transform="translate(98 98)">
        <CrossMark />
      </g>
    </Drawing>
  )
}
