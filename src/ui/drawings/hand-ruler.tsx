import { Drawing, type DrawingProps } from './drawing.tsx'
import { SheetAtWall } from './pieces/sheet-at-wall.tsx'

/** Measuring after the foot is gone: from the wall to the toe mark, and straight from mark to mark. */
export function HandRuler(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <SheetAtWall />
      <path d="M120 31H150M89 72V90M151 68V86M98 132V150M141 132V150" />
      <g className="accent in-turn">
        <path d="M120 160V31M114 152L120 160L126 152M114 39L120 31L126 39" />
        <path d="M89 81L151 77" />
        <path d="M98 141H141" />
      </g>
    </Drawing>
  )
}
