/** A smooth line through points given as pairs, that never swings past them (monotone cubic). */
export function curve(knots: readonly (readonly [number, number])[]): (x: number) => number {
  const xs = knots.map(([x]) => x)
  const ys = knots.map(([, y]) => y)
  const last = knots.length - 1
  const at = (list: readonly number[], index: number) => list[index] ?? 0
  const rises = xs.slice(1).map((x, index) => (at(ys, index + 1) - at(ys, index)) / (x - at(xs, index)))
  const slopes = ys.map((_, index) => {
    if (index === 0) return at(rises, 0)
    if (index === last) return at(rises, last - 1)
    const [before, after] = [at(rises, index - 1), at(rises, index)]
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return (x) => {
    if (x <= at(xs, 0)) return at(ys, 0)
    if (x >= at(xs, last)) return at(ys, last)
    let index = 0
    while (x > at(xs, index + 1)) index++
    const width = at(xs, index + 1) - at(xs, index)
    const t = (x - at(xs, index)) / width
    const [t2, t3] = [t * t, t * t * t]
    return (
      at(ys, index) * (2 * t3 - 3 * t2 + 1) +
      at(slopes, index) * width * (t3 - 2 * t2 + t) +
      at(ys, index + 1) * (3 * t2 - 2 * t3) +
      at(slopes, index + 1) * width * (t3 - t2)
    )
  }
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value
}

export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/** A quarter of a superellipse: 0 at -1, 1 at 0, with the roundness of the exponent. */
export function rounding(t: number, exponent: number): number {
  return (1 - Math.abs(clamp(t, -1, 0)) ** exponent) ** (1 / exponent)
}
