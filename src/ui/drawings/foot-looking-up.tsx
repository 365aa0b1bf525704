import { Drawing, type DrawingProps } from './drawing.tsx'
import { Hem } from './pieces/hem.tsx'

/** The foot has lifted its big toe and looks up. */
export function FootLookingUp(props: DrawingProps) {
  return (
    <Drawing box="160 180" {...props}>
      <path className="line" d="M6 160H154" />
      <path className="cover" d="M98 160H124C133 160 135 152 129 149C122 146 112 148 106 150" />
      <path
        className="cover"
        d="M38 64C40 84 41 101 36 114C32 126 24 134 24 146C24 156 30 160 40 160C52 160 58 155 70 155C82 155 90 160 102 160C112 160 120 154 126 146L138 128C143 120 139 113 131 116C124 119 117 130 108 132C100 131 95 127 90 122C78 110 72 98 72 82V64M136 121C138 123 138 125 137 128M50 129C52 135 59 135 61 129"
      />
      <g transform="translate(14 60)">
        <Hem />
      </g>
      <path className="accent" d="M138 102V88M150 108L158 98M126 104L118 94" />
    </Drawing>
  )
}
