import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { Sheet } from './pieces/sheet.tsx'
import { WallAbove } from './pieces/wall-above.tsx'

/** The whole foot stands on the sheet, its heel at the wall. */
export function ScanStand(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g transform="translate(0 160)">
        <WallAbove />
      </g>
      <g transform="translate(124 32) scale(1.08)">
        <Sheet />
      </g>
      <g transform="translate(68 58) scale(0.43)">
        <FootAbove />
      </g>
      <g transform="translate(191 58) scale(-0.43 0.43)">
        <FootAbove />
      </g>
      <g className="accent">
        <path className="comes-down" d="M42 108V150M34 141L42 150L50 141" />
        <path d="M66 160H120M140 160H198" />
      </g>
    </Drawing>
  )
}
