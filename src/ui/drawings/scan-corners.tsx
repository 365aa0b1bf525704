import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { PhoneFront } from './pieces/phone-front.tsx'
import { Sheet } from './pieces/sheet.tsx'

/** The whole sheet with its four corners is in the picture. */
export function ScanCorners(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="cover" d="M74 100C66 140 76 168 92 184M160 184V100" />
      <g transform="translate(72 4)">
        <PhoneFront />
      </g>
      <path d="M80 128H160" />
      <g transform="translate(90 40) scale(0.74)">
        <Sheet />
      </g>
      <g transform="translate(103 48) scale(0.33)">
        <FootAbove />
      </g>
      <path
        className="cover"
        d="M72 84H66C58 84 58 95 66 95H72M72 98H64C56 98 56 109 64 109H72M72 112H65C57 112 57 123 65 123H72M72 126H67C60 126 60 136 67 136H72"
      />
      <path
        className="cover"
        d="M186 184C192 158 186 126 174 108C169 101 160 105 162 113C166 126 166 140 160 152C156 160 154 170 154 184"
      />
      <g className="accent in-turn">
        <path d="M86 50V36H100" />
        <path d="M142 36H156V50" />
        <path d="M156 118V132H142" />
        <path d="M100 132H86V118" />
      </g>
    </Drawing>
  )
}
