import type { CSSProperties } from 'react'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { PhotoSize } from '#machines/foot-photo/foot-photo.types.ts'
import { loupePosition } from './loupe-position.ts'
import type { PhotoView } from './photo-view.ts'

type Props = {
  photo: string
  size: PhotoSize
  view: PhotoView
  at: Point
  /** The size of the view on the screen. */
  renderedSize: PhotoSize
}

const times = 5
/** Smaller on a phone. */
const sizeOn = (width: number) => (width < 480 ? 128 : 156)

/** Shows what is under the finger, five times magnified, next to it. */
export function Loupe({ photo, size, view, at, renderedSize }: Props) {
  if (renderedSize.width === 0) return null
  const scale = renderedSize.width / view.width
  const zoom = times * scale
  const point = { x: (at.x - view.x) * scale, y: (at.y - view.y) * scale }
  const px = sizeOn(renderedSize.width)
  const container = loupePosition(point, renderedSize, px)
  const style = {
    '--size': `${px}px`,
    left: `${container.x}px`,
    top: `${container.y}px`,
    '--photo': `url("${photo}")`,
    '--zoom': `${zoom * size.width}px ${zoom * size.height}px`,
    '--shift': `${px / 2 - zoom * at.x}px ${px / 2 - zoom * at.y}px`,
  }
  return <span className="loupe" aria-hidden="true" style={style as CSSProperties} />
}
