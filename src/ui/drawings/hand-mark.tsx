import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootAbove } from './pieces/foot-above.tsx'
import { SheetAtWall } from './pieces/sheet-at-wall.tsx'

/** Short lines on the sheet: at the longest toe, on both sides of the ball, on both sides of the heel. */
export function HandMark(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <SheetAtWall />
      <g transform="translate(92 30) scale(0.55)">
        <FootAbove />
      </g>
      <g className="accent in-turn">
        <path d="M120 31H150" />
        <path d="M89 72V90M151 68V86" />
        <path d="M98 132V150M141 132V150" />
      </g>
    </Drawing>
  )
}
