import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** Shoe and sock are off: the foot is bare. */
export function ScanBareFoot(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 160H234" />
      <g transform="translate(0 60)">
        <FootSide />
        <Hem />
      </g>
      <path
        className="cover"
        d="M162 130V106C161 100 154 100 150 108L140 100C146 90 164 82 174 92C181 100 180 112 182 130"
      />
      <path d="M147 93L156 100M151 88L160 95" />
      <path
        className="cover"
        d="M154 160C150 148 152 136 156 126C164 134 176 134 184 126C190 136 202 142 216 145C229 148 236 152 234 160ZM153 152H234"
      />
      <path className="accent" d="M92 84C104 58 128 52 146 66M146 54V67L134 69" />
    </Drawing>
  )
}
