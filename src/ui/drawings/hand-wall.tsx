import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'
import { Hem } from './pieces/hem.tsx'

/** The foot stands on the sheet, its heel touches the wall. */
export function HandWall(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M60 146H234" />
      <path d="M60 12V146" />
      <path className="quiet" d="M48 30L60 18M48 56L60 44M48 82L60 70M48 108L60 96M48 134L60 122" />
      <path className="quiet" d="M60 146L76 136H206L222 146Z" />
      <g transform="translate(50 41)">
        <FootSide />
        <Hem />
      </g>
      <path className="accent" d="M126 164H66M75 157L66 164L75 171" />
    </Drawing>
  )
}
