/** A smooth line through points given as pairs, that never swings past them (monotone cubic). */
export function curve(knots: readonly (readonly [number, number])[]): (x: number) => number {
  const xs = knots.map(([x]) => x)
  const ys = knots.map(([, y]) => y)
  const last = knots.length - 1
  const at = (list: readonly number[], place: number) => list[place] ?? 0
  const rises = xs.slice(1).map((x, place) => (at(ys, place + 1) - at(ys, place)) / (x - at(xs, place)))
  const slopes = ys.map((_, place) => {
    if (place === 0) return at(rises, 0)
    if (place === last) return at(rises, last - 1)
    const [before, after] = [at(rises, place - 1), at(rises, place)]
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return (x) => {
    if (x <= at(xs, 0)) return at(ys, 0)
    if (x >= at(xs, last)) return at(ys, last)
    let place = 0
    while (x > at(xs, place + 1)) place++
    const width = at(xs, place + 1) - at(xs, place)
    const t = (x - at(xs, place)) / width
    const [t2, t3] = [t * t, t * t * t]
    return (
      at(ys, place) * (2 * t3 - 3 * t2 + 1) +
      at(slopes, place) * width * (t3 - 2 * t2 + t) +
      at(ys, place + 1) * (3 * t2 - 2 * t3) +
      at(slopes, place + 1) * width * (t3 - t2)
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
