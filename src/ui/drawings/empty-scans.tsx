import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { Sheet } from './pieces/sheet.tsx'
import { WallAbove } from './pieces/wall-above.tsx'

/** A sheet of paper that waits for a foot. */
export function EmptyScans(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g transform="translate(0 160)">
        <WallAbove />
      </g>
      <g transform="translate(72 24) scale(1.14)">
        <Sheet />
      </g>
      <path className="quiet" d="M104 24" />
      <g className="accent dots">
        <g transform="translate(96 44) scale(0.48)">
          <FootAbove />
        </g>
      </g>
    </Drawing>
  )
}
