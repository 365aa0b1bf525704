import type { Point } from '#domain/foot/geometry/point.ts'

type Size = { readonly width: number; readonly height: number }

/** The distance of the loupe from the point: past a fingertip. */
const sideOffsetPx = 48
const belowPx = 24

/**
 * The loupe's upper left corner: below and right of the finger; left of it or above it where the photo ends. A photo
 * too narrow for either side has it within its edges, above or below the finger.
 */
export function loupePosition(at: Point, photo: Size, sizePx: number): Point {
  const right = at.x + sideOffsetPx
  const left = at.x - sideOffsetPx - sizePx
  const isRight = right + sizePx <= photo.width
  const isBesidePoint = isRight || left >= 0
  const x = isRight ? right : left
  const gap = isBesidePoint ? belowPx : sideOffsetPx
  const below = at.y + gap
  const y = below + sizePx <= photo.height ? below : at.y - gap - sizePx
  return {
    x: isBesidePoint ? x : within(at.x - sizePx / 2, photo.width - sizePx),
    y: isBesidePoint ? within(y, photo.height - sizePx) : y,
  }
}

const within = (value: number, max: number) => Math.max(0, Math.min(max, value))
