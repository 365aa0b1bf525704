import type { CSSProperties, ReactNode, Ref } from 'react'
import type { Dimension } from '#domain/foot/foot-dimensions.ts'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { PhotoSize } from '#machines/foot-photo/foot-photo.types.ts'
import { DimensionLines, DimensionTags } from './detected-dimensions.tsx'
import { getWholeView, type PhotoView, shareIn } from './photo-view.ts'

type Props = {
  photo: string
  alt: string
  size: PhotoSize
  /** The visible part of the photo; by default all of it. */
  view?: PhotoView | undefined
  /** In order around the sheet. */
  corners: readonly Point[] | undefined
  outline?: readonly Point[] | undefined
  /** Further drawings over the photo, in its pixel coordinates. */
  drawn?: ReactNode
  /** Where the measurements were taken. */
  dimensions?: readonly Dimension[] | undefined
  /** Elements on the photo outside the drawing. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The format of an SVG `points` attribute. */
export const toSvgPath = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** A photo with what was detected in it: the sheet with its corners, and the foot. */
export function DetectedPhoto(props: Props) {
  const { photo, alt, size, view = getWholeView(size), corners, outline, drawn, dimensions, children, ref } = props
  const { width, height } = size
  const radius = Math.max(width, height) / 90
  const from = shareIn(view, { x: 0, y: 0 })
  const places = {
    '--view': `${view.width} / ${view.height}`,
    '--left': `${100 * from.x}%`,
    '--top': `${100 * from.y}%`,
    '--wide': `${(100 * width) / view.width}%`,
    '--high': `${(100 * height) / view.height}%`,
  } as CSSProperties
  return (
    <div className="detected-photo" ref={ref} style={places}>
      <img src={photo} alt={alt} width={width} height={height} />
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true" focusable="false">
        {corners && <polygon className="halo" points={toSvgPath(corners)} />}
        {corners && <polygon className="detected-sheet" points={toSvgPath(corners)} />}
        {!children &&
          corners?.map(({ x, y }) => <circle key={`${x} ${y}`} className="detected-corner" cx={x} cy={y} r={radius} />)}
        {outline && <polygon className="halo" points={toSvgPath(outline)} />}
        {outline && <polygon className="detected-foot" points={toSvgPath(outline)} />}
        {drawn}
        {dimensions && <DimensionLines dimensions={dimensions} radius={radius / 3} />}
      </svg>
      {dimensions && <DimensionTags dimensions={dimensions} view={view} />}
      {children}
    </div>
  )
}
