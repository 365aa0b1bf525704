import type { Reach } from '#domain/shoe/geometry/section.ts'
import type { CutThrough } from './cut-view.ts'
import { sectionToSvgPath } from './section-path.ts'
import { useMm } from './use-mm.ts'
import '#src/styles/pair.css'

type Props = {
  cut: CutThrough
  frame: Reach
  foot: Reach | undefined
  inside: Reach | undefined
  /** Behind the instep the shoe is open at the ankle, so there are no heights. */
  hasHeights: boolean
  name: string
  /** The id of the text with its numbers. */
  numbers: string
}

/** The margins around the shoe for lines and numbers. */
const [besideMm, numberMm, lineMm] = [5, 17, 9]

/**
 * A cross-section of the shoe and the foot, seen from the toes, with the dimensions of the foot, the inside and the
 * clearance.
 */
export function CutDrawing({ cut, frame, foot, inside, hasHeights, name, numbers }: Props) {
  const { left, right, low, high } = frame
  const [across, up] = [-low + lineMm, right + lineMm]
  const [fromX, fromY] = [left - numberMm, -high - besideMm]
  const [wide, tall] = [up + numberMm + besideMm + 6 - fromX, across + lineMm + besideMm - fromY]
  return (
    <svg
      className="cut-drawing"
      viewBox={`${fromX} ${fromY} ${wide} ${tall}`}
      role="img"
      aria-label={name}
      aria-describedby={numbers}
    >
      <path className="cut-shoe" d={sectionToSvgPath(cut.shoe)} />
      <path className="cut-inside" d={sectionToSvgPath(cut.inside)} />
      <path className="cut-foot" d={sectionToSvgPath(cut.foot)} />
      {foot && <Across of="foot" at={across} from={foot.left} to={foot.right} around={inside} />}
      {inside && <Across of="inside" at={across + lineMm} from={inside.left} to={inside.right} />}
      {foot && hasHeights && <Up of="foot" at={up} to={foot.high} below={inside?.high} />}
      {inside && hasHeights && <Up of="inside" at={up + numberMm} to={inside.high} />}
    </svg>
  )
}

type Line = { of: 'foot' | 'inside'; at: number; to: number }

/** A width dimension; and next to it, how much further the surrounding shape extends. */
function Across({ of, at, from, to, around }: Line & { from: number; around?: Reach | undefined }) {
  const { mm } = useMm()
  return (
    <g data-of={of}>
      <path d={`M${from} ${at}H${to}m0-2v4M${from} ${at - 2}v4`} />
      <text x={(from + to) / 2} y={at} textAnchor="middle">
        {mm(to - from)}
      </text>
      {around && (
        <>
          <text x={Math.min(from, around.left) - 2} y={at} textAnchor="end">
            {mm(from - around.left)}
          </text>
          <text x={Math.max(to, around.right) + 2} y={at}>
            {mm(around.right - to)}
          </text>
        </>
      )}
    </g>
  )
}

/** A height above the footbed; and above it, how much higher the surrounding shape is. */
function Up({ of, at, to, below }: Line & { below?: number | undefined }) {
  const { mm } = useMm()
  return (
    <g data-of={of}>
      <path d={`M${at} 0V${-to}m-2 0h4M${at - 2} 0h4`} />
      <text x={at} y={-to / 2} textAnchor="middle">
        {mm(to)}
      </text>
      {below !== undefined && (
        <text x={at} y={-Math.max(to, below) - 4} textAnchor="middle">
          {mm(below - to)}
        </text>
      )}
    </g>
  )
}
