import type { Reach, Section } from '#domain/shoe/geometry/section.ts'
import type { CutThrough } from './cut-view.ts'

type Props = { cut: CutThrough; frame: Reach; name: string }

const marginMm = 6
const ruleMm = 20

/** Closed lines as one shape: what a line runs around the other way is a hole. */
function shapeOf(section: Section): string {
  return section.map((line) => `M${line.map(({ x, y }) => `${x.toFixed(1)} ${(-y).toFixed(1)}`).join('L')}Z`).join('')
}

/** The shoe and the foot in it, cut across, seen from the toes; the rule is 20 mm long. */
export function CutDrawing({ cut, frame: { left, right, low, high }, name }: Props) {
  const [wide, tall] = [right - left + 2 * marginMm, high - low + 2 * marginMm + 8]
  const ground = -low + marginMm
  return (
    <svg
      className="cut-drawing"
      viewBox={`${left - marginMm} ${-high - marginMm} ${wide} ${tall}`}
      role="img"
      aria-label={name}
    >
      <path className="cut-shoe" d={shapeOf(cut.shoe)} />
      <path className="cut-inside" d={shapeOf(cut.inside)} />
      <path className="cut-foot" d={shapeOf(cut.foot)} />
      <path className="cut-rule" d={`M${left} ${ground - 1.5}v3m0-1.5h${ruleMm}m0-1.5v3`} />
      <text x={left + ruleMm + 2} y={ground + 2}>
        {ruleMm} mm
      </text>
    </svg>
  )
}
