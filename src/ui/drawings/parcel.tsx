import { Drawing, type DrawingProps } from './drawing.tsx'
import { Box } from './pieces/box.tsx'

/** A box that is on its way. */
export function Parcel(props: DrawingProps) {
  return (
    <Drawing box="300 320" {...props}>
      <g transform="translate(40 66) scale(2.5)">
        <Box />
      </g>
      <path className="accent" d="M95 91L205 141V191L186 182V133" />
    </Drawing>
  )
}
