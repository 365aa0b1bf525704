/** What lies under everything dark that is narrower than 2 `reach` + 1 pixels: wider things and steps of the light stay. */
export function closing(plane: Float32Array, width: number, height: number, reach: number): Float32Array {
  const highest = spread(plane, width, height, reach, 1)
  return spread(highest, width, height, reach, -1)
}

/** Each pixel the highest (sign 1) or lowest (sign -1) within `reach` of it, across and along. */
function spread(plane: Float32Array, width: number, height: number, reach: number, sign: 1 | -1): Float32Array {
  const across = new Float32Array(plane.length)
  const both = new Float32Array(plane.length)
  const line = new Float32Array(Math.max(width, height) + 2 * reach)
  for (let row = 0; row < height; row += 1) extremes(plane, across, row * width, 1, width, reach, sign, line)
  for (let column = 0; column < width; column += 1) extremes(across, both, column, width, height, reach, sign, line)
  return both
}

/** Windows grow by doubling: each round the better of two that overlap. */
function extremes(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  reach: number,
  sign: 1 | -1,
  line: Float32Array,
): void {
  const whole = count + 2 * reach
  for (let k = 0; k < whole; k += 1) {
    const inside = Math.min(Math.max(k - reach, 0), count - 1)
    line[k] = sign * from[start + inside * step]!
  }
  const wanted = 2 * reach + 1
  for (let size = 1; size < wanted; ) {
    const shift = Math.min(size, wanted - size)
    for (let k = 0; k + shift < whole; k += 1) if (line[k + shift]! > line[k]!) line[k] = line[k + shift]!
    size += shift
  }
  for (let k = 0; k < count; k += 1) to[start + k * step] = sign * line[k]!
}
