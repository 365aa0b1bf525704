import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { Sheet } from './pieces/sheet.tsx'
import { WallAbove } from './pieces/wall-above.tsx'

/** Now the other foot stands on the sheet. */
export function ScanOtherFoot(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g transform="translate(0 160)">
        <WallAbove />
      </g>
      <g transform="translate(75 32) scale(1.08)">
        <Sheet />
      </g>
      <g className="quiet dots">
        <g transform="translate(20 58) scale(0.43)">
          <FootAbove />
        </g>
      </g>
      <g transform="translate(142 58) scale(-0.43 0.43)">
        <FootAbove />
      </g>
      <path className="accent" d="M40 46C50 18 96 10 116 40M116 26V41L101 38" />
    </Drawing>
  )
}
