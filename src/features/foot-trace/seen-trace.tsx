import { useLingui } from '@lingui/react/macro'
import { dimensionsOf } from '#domain/foot/foot-dimensions.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { Point } from '#domain/foot/geometry/point.ts'
import { inTurn } from '#domain/foot/photo/camera/camera-over-corners.ts'
import type { TraceOutcome } from '#machines/foot-trace/foot-trace.types.ts'
import { viewOfSheet } from '#src/features/foot-photo/photo-view.ts'
import { pathOf, SeenPhoto } from '#src/features/foot-photo/seen-photo.tsx'

type Props = {
  outcome: TraceOutcome
  photo: string
  /** The foot whose numbers stand on it, where they were taken. */
  measured?: FootSide | undefined
}

/** The photo of a sheet with what was seen on it: its corners, the line of each foot, the pen; and where a line is open. */
export function SeenTrace({ outcome, photo, measured }: Props) {
  const { t } = useLingui()
  const size = outcome.ok ? outcome.value.size : outcome.facts.size
  if (!size) return null
  const radius = Math.max(size.width, size.height) / 90
  if (!outcome.ok) {
    const { corners, line, open } = outcome.facts
    return (
      <SeenPhoto
        photo={photo}
        alt={t`Your photo`}
        size={size}
        corners={corners && inTurn(corners)}
        drawn={
          <>
            {line && <Line points={line} />}
            {open?.map(({ x, y }) => (
              <circle key={`${x} ${y}`} className="seen-open" cx={x} cy={y} r={2 * radius} />
            ))}
          </>
        }
      />
    )
  }
  const { feet, seen } = outcome.value
  const shown = feet.find(({ foot }) => foot.side === measured)
  return (
    <SeenPhoto
      photo={photo}
      alt={t`Your photo, with the sheet, the line around the foot and the pen marked`}
      size={size}
      view={shown && viewOfSheet(size, seen.corners)}
      corners={inTurn(seen.corners)}
      dimensions={shown && dimensionsOf(shown.foot, shown.line, feet.length > 1)}
      drawn={
        <>
          {feet.map(({ foot, line, gap }) => (
            <g key={foot.side} data-side={feet.length > 1 ? foot.side : undefined}>
              <polygon className="halo" points={pathOf(line)} />
              <polygon className="seen-foot" points={pathOf(line)} />
              {gap && <circle className="seen-gap" cx={gap.x} cy={gap.y} r={radius / 2} />}
            </g>
          ))}
          {seen.pen && (
            <>
              <polyline className="halo" points={pathOf(seen.pen)} />
              <polyline className="seen-pen" points={pathOf(seen.pen)} />
            </>
          )}
        </>
      }
    />
  )
}

function Line({ points }: { points: readonly Point[] }) {
  return (
    <>
      <polyline className="halo" points={pathOf(points)} />
      <polyline className="seen-foot" points={pathOf(points)} />
    </>
  )
}
