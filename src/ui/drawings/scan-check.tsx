import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { HandPointing } from './pieces/hand-pointing.tsx'
import { PhoneFront } from './pieces/phone-front.tsx'
import { Sheet } from './pieces/sheet.tsx'

/** A finger moves a corner of the outline to where it belongs. */
export function ScanCheck(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <g transform="translate(72 4)">
        <PhoneFront />
      </g>
      <g transform="translate(90 40) scale(0.74)">
        <Sheet />
      </g>
      <g className="dots">
        <g transform="translate(103 46) scale(0.33)">
          <FootAbove />
        </g>
      </g>
      <g className="accent">
        <circle cx="90" cy="40" r="6" />
        <circle cx="152" cy="40" r="6" />
        <circle cx="90" cy="128" r="6" />
        <circle cx="152" cy="128" r="9" />
      </g>
      <g transform="translate(156 124) rotate(-34) scale(0.9)">
        <HandPointing />
      </g>
    </Drawing>
  )
}
