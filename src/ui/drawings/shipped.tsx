import { Drawing, type DrawingProps } from './drawing.tsx'
import { Box } from './pieces/box.tsx'

/** A parcel on its way to its place. */
export function ShippedDrawing(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="line" d="M6 160H234" />
      <g className="comes-right">
        <g transform="translate(52 74)">
          <Box />
        </g>
        <path d="M10 102H36M22 122H38M4 142H36" />
      </g>
      <path className="quiet dots" d="M150 152C164 136 178 138 196 154" />
      <path
        className="accent"
        d="M204 156C190 138 182 126 182 114A22 22 0 0 1 226 114C226 126 218 138 204 156ZM196 114A8 8 0 1 0 212 114A8 8 0 1 0 196 114"
      />
    </Drawing>
  )
}
