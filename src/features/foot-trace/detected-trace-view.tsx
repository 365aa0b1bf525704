import { useLingui } from '@lingui/react/macro'
import { toDimensions } from '#domain/foot/foot-dimensions.ts'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { Point } from '#domain/foot/geometry/point.ts'
import { inTurn } from '#domain/foot/photo/camera/camera-over-corners.ts'
import type { TraceOutcome } from '#machines/foot-trace/foot-trace.types.ts'
import { DetectedPhoto, toSvgPath } from '#src/features/foot-photo/detected-photo.tsx'
import { getSheetView } from '#src/features/foot-photo/photo-view.ts'

type Props = {
  outcome: TraceOutcome
  photo: string
  /** The foot whose dimensions are drawn where they were measured. */
  measured?: FootSide | undefined
}

/** The photo of a sheet with what was detected: its corners, the line of each foot, the pen, and gaps in a line. */
export function DetectedTraceView({ outcome, photo, measured }: Props) {
  const { t } = useLingui()
  const size = outcome.ok ? outcome.value.size : outcome.facts.size
  if (!size) return null
  const radius = Math.max(size.width, size.height) / 90
  if (!outcome.ok) {
    const { corners, line, open } = outcome.facts
    return (
      <DetectedPhoto
        photo={photo}
        alt={t`Your photo`}
        size={size}
        corners={corners && inTurn(corners)}
        drawn={
          <>
            {line && <Line points={line} />}
            {open?.map(({ x, y }) => (
              <circle key={`${x} ${y}`} className="detected-open" cx={x} cy={y} r={2 * radius} />
            ))}
          </>
        }
      />
    )
  }
  const { feet, seen: detected } = outcome.value
  const visibleTraceFoot = feet.find(({ foot }) => foot.side === measured)
  return (
    <DetectedPhoto
      photo={photo}
      alt={t`Your photo, with the sheet, the line around the foot and the pen marked`}
      size={size}
      view={visibleTraceFoot && getSheetView(size, detected.corners)}
      corners={inTurn(detected.corners)}
      dimensions={visibleTraceFoot && toDimensions(visibleTraceFoot.foot, visibleTraceFoot.line, feet.length > 1)}
      drawn={
        <>
          {feet.map(({ foot, line, gap }) => (
            <g key={foot.side} data-side={feet.length > 1 ? foot.side : undefined}>
              <polygon className="halo" points={toSvgPath(line)} />
              <polygon className="detected-foot" points={toSvgPath(line)} />
              {gap && <circle className="detected-gap" cx={gap.x} cy={gap.y} r={radius / 2} />}
            </g>
          ))}
          {detected.pen && (
            <>
              <polyline className="halo" points={toSvgPath(detected.pen)} />
              <polyline className="detected-pen" points={toSvgPath(detected.pen)} />
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
      <polyline className="halo" points={toSvgPath(points)} />
      <polyline className="detected-foot" points={toSvgPath(points)} />
    </>
  )
}
