import { Drawing, type DrawingProps } from './drawing.tsx'
import { Hem } from './pieces/hem.tsx'

/** The foot has lifted its big toe and looks up. */
export function FootLookingUp(props: DrawingProps) {
  return (
    <Drawing box="160 180" {...props}>
      <path className="line" d="M6 160H154" />
      <path
        className="cover"
        d="M38 52C40 80 41 100 36 114C32 126 24 134 24 146C24 156 30 160 40 160C52 160 58 155 70 155C82 155 90 160 104 160C114 160 119 155 125 148L136 133C141 126 138 119 131 121C124 123 118 136 108 138C100 136 96 130 90 122C78 110 72 98 72 82L73 52M134 126C136 128 136 130 135 133M50 129C52 135 59 135 61 129"
      />
      <g transform="translate(14 60)">
        <Hem />
      </g>
      <path className="accent" d="M138 104V88M150 110L160 98M126 106L118 94" />
    </Drawing>
  )
}
