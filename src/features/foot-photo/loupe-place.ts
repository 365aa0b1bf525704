import type { Point } from '#domain/foot/geometry/point.ts'

type Size = { readonly width: number; readonly height: number }

/** So far beside the point the loupe begins: past a fingertip. */
const asidePx = 48
const belowPx = 24

/**
 * Where the loupe's upper left corner lies: right of the finger and below it; where the photo ends there, left of it, and above. A photo with room for
 * neither has it within its edges, above or below the finger.
 */
export function loupePlace(at: Point, photo: Size, sizePx: number): Point {
  const right = at.x + asidePx
  const left = at.x - asidePx - sizePx
  const isRight = right + sizePx <= photo.width
  const isAside = isRight || left >= 0
  const x = isRight ? right : left
  const gap = isAside ? belowPx : asidePx
  const below = at.y + gap
  const y = below + sizePx <= photo.height ? below : at.y - gap - sizePx
  return {
    x: isAside ? x : within(at.x - sizePx / 2, photo.width - sizePx),
    y: isAside ? within(y, photo.height - sizePx) : y,
  }
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
