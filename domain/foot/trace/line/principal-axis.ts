import type { Point } from '../../geometry/point.ts'

/** The middle of a closed line, its long axis, and half of its length and width. */
export function principalAxis(points: readonly Point[]) {
  const n = points.length
  const mean = {
    x: points.reduce((sum, { x }) => sum + x, 0) / n,
    y: points.reduce((sum, { y }) => sum + y, 0) / n,
  }
  let [xx, xy, yy] = [0, 0, 0]
  for (const { x, y } of points) {
    xx += (x - mean.x) ** 2
    xy += (x - mean.x) * (y - mean.y)
    yy += (y - mean.y) ** 2
  }
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy)
  const along = { x: Math.cos(turn), y: Math.sin(turn) }
  let [low, high, left, right] = [0, 0, 0, 0]
  for (const { x, y } of points) {
    const [far, aside] = [
      (x - mean.x) * along.x + (y - mean.y) * along.y,
      (y - mean.y) * along.x - (x - mean.x) * along.y,
    ]
    low = Math.min(low, far)
    high = Math.max(high, far)
    left = Math.min(left, aside)
    right = Math.max(right, aside)
  }
  const [ahead, aside] = [(low + high) / 2, (left + right) / 2]
  return {
    middle: {
      x: mean.x + along.x * ahead - along.y * aside,
      y: mean.y + along.y * ahead + along.x * aside,
    },
    along,
    halfMm: (high - low) / 2,
    halfWideMm: (right - left) / 2,
  }
}
