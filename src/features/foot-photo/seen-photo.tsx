import type { ReactNode, Ref } from 'react'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { PhotoSize } from '#machines/foot-photo/foot-photo.types.ts'

type Props = {
  photo: string
  alt: string
  size: PhotoSize
  /** In turn around the sheet. */
  corners: readonly Point[] | undefined
  outline?: readonly Point[] | undefined
  /** What lies on the photo and is no drawing. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

const path = (points: readonly Point[]) => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** A photo with what was seen in it: the sheet with its corners, and the foot. */
export function SeenPhoto({ photo, alt, size: { width, height }, corners, outline, children, ref }: Props) {
  const radius = Math.max(width, height) / 90
  return (
    <div className="seen-photo" ref={ref}>
      <img src={photo} alt={alt} width={width} height={height} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {corners && <polygon className="halo" points={path(corners)} />}
        {corners && <polygon className="seen-sheet" points={path(corners)} />}
        {!children &&
          corners?.map(({ x, y }) => <circle key={`${x} ${y}`} className="seen-corner" cx={x} cy={y} r={radius} />)}
        {outline && <polygon className="halo" points={path(outline)} />}
        {outline && <polygon className="seen-foot" points={path(outline)} />}
      </svg>
      {children}
    </div>
  )
}
