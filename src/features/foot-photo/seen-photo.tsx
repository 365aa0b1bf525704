import type { Point } from '#domain/foot/geometry/point.ts'
import type { Corners } from '#domain/foot/photo/photo-question.ts'
import type { PhotoSize } from '#src/workers/measure-foot.messages.ts'

type Props = {
  photo: string
  alt: string
  size: PhotoSize
  corners: Corners | undefined
  outline?: readonly Point[] | undefined
}

const path = (points: readonly Point[]) => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** A photo with what was seen in it: the sheet with its corners, and the foot. */
export function SeenPhoto({ photo, alt, size: { width, height }, corners, outline }: Props) {
  const radius = Math.max(width, height) / 90
  return (
    <div className="seen-photo">
      <img src={photo} alt={alt} width={width} height={height} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {corners && <polygon className="seen-sheet" points={path(corners)} />}
        {corners?.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="seen-corner" cx={x} cy={y} r={radius} />
        ))}
        {outline && <polygon className="seen-foot" points={path(outline)} />}
      </svg>
    </div>
  )
}
