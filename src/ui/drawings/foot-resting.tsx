import { Drawing, type DrawingProps } from './drawing.tsx'
import { Hem } from './pieces/hem.tsx'

/** The foot has put itself up on a cushion. */
export function FootResting(props: DrawingProps) {
  return (
    <Drawing box="160 180" {...props}>
      <path className="line" d="M6 160H154" />
      <path
        className="quiet cover"
        d="M66 130C52 126 46 138 52 146C46 154 52 162 64 160H140C152 162 156 152 150 146C156 136 150 126 138 130Z"
      />
      <path
        className="cover"
        d="M34 92C46 95 56 96 66 92C82 86 92 74 98 60C102 50 106 38 114 36C122 35 125 42 123 50C121 60 119 70 119 82C119 96 115 104 115 112C115 124 108 130 98 130C86 130 78 128 66 128C54 128 44 129 34 130M118 41C116 44 115 47 115 50M84 106C90 106 91 113 86 116"
      />
      <g transform="translate(34 152) rotate(-90)">
        <Hem />
      </g>
      <path className="accent" d="M136 40C144 34 148 44 156 38M136 58C144 52 148 62 156 56" />
    </Drawing>
  )
}
