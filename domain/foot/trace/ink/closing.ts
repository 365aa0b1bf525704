/** What lies under everything dark that is narrower than 2 `reach` + 1 pixels: wider things and steps of the light stay. */
export function closing(plane: Float32Array, width: number, height: number, reach: number): Float32Array {
  const highest = spread(plane, width, height, reach, 1)
  return spread(highest, width, height, reach, -1)
}

/**
 * Each pixel the highest (sign 1) or lowest (sign -1) within `reach` of it, across and along. Windows grow by doubling:
 * each round the better of two that overlap, all pixels at once, with a rim as wide as a window so that rows do not mix.
 */
function spread(plane: Float32Array, width: number, height: number, reach: number, sign: 1 | -1): Float32Array {
  const wide = width + 2 * reach
  const best = new Float32Array(wide * (height + 2 * reach))
  for (let at = 0, row = -reach; row < height + reach; row += 1) {
    const first = Math.min(Math.max(row, 0), height - 1) * width
    for (let column = -reach; column < width + reach; column += 1, at += 1)
      best[at] = sign * plane[first + Math.min(Math.max(column, 0), width - 1)]!
  }
  const wanted = 2 * reach + 1
  for (const step of [1, wide])
    for (let size = 1; size < wanted; ) {
      const shift = Math.min(size, wanted - size)
      for (let at = 0, far = shift * step; far < best.length; at += 1, far += 1)
        if (best[far]! > best[at]!) best[at] = best[far]!
      size += shift
    }
  const out = new Float32Array(plane.length)
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 1) out[at] = sign * best[row * wide + column]!
  return out
}
