import { Drawing, type DrawingProps } from './drawing.tsx'
import { Box } from './pieces/box.tsx'

/** A parcel on its way to its place. */
export function OnItsWay(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 160H234" />
      <g transform="translate(56 72)">
        <Box />
      </g>
      <path d="M12 100H40M24 120H42M6 140H40" />
      <path className="quiet dots" d="M152 150C176 148 190 130 196 108" />
      <path
        className="accent"
        d="M196 96C184 82 178 72 178 62A18 18 0 0 1 214 62C214 72 208 82 196 96ZM189 62A7 7 0 1 0 203 62A7 7 0 1 0 189 62"
      />
    </Drawing>
  )
}
