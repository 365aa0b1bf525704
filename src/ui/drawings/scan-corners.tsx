import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { PhoneInHands } from './pieces/phone-in-hands.tsx'
import { Sheet } from './pieces/sheet.tsx'

/** The whole sheet with its four corners is in the picture. */
export function ScanCorners(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <PhoneInHands>
        <path d="M80 128H160" />
        <g transform="translate(90 40) scale(0.74)">
          <Sheet />
        </g>
        <g transform="translate(103 48) scale(0.33)">
          <FootAbove />
        </g>
      </PhoneInHands>
      <g className="accent in-turn">
        <path d="M86 50V36H100" />
        <path d="M142 36H156V50" />
        <path d="M156 118V132H142" />
        <path d="M100 132H86V118" />
      </g>
    </Drawing>
  )
}
