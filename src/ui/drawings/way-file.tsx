import { Drawing, type DrawingProps } from './drawing.tsx'
import { FootSide } from './pieces/foot-side.tsx'

/** From a file: a scan that somebody has already. */
export function WayFile(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="cover" d="M66 10H142L174 42V170H66ZM142 10V42H174" />
      <g transform="translate(72 60) scale(0.66)">
        <FootSide />
      </g>
      <path
        className="quiet"
        d="M96 66H112M97 82H113M92 100C100 96 112 98 120 104M80 118C100 114 128 116 150 118M104 122V84M126 124V108"
      />
      <path className="accent" d="M120 158V140M112 147L120 139L128 147" />
    </Drawing>
  )
}
