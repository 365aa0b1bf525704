/** Steps that people count in. */
const steps = [1, 2, 5, 10, 20, 50] as const
const mostTicks = 6

/** The lines of a plot from below the least value to above the most. */
export function ticksOver(least: number, most: number): number[] {
  const step = steps.find((one) => (most - least) / one <= mostTicks - 2) ?? 100
  const from = Math.floor(least / step) * step
  const count = Math.max(1, Math.ceil((most - from) / step))
  return Array.from({ length: count + 1 }, (_, tick) => from + tick * step)
}

/** Which of so many places in a row have room for a word: the first, the last, and some between them. */
export function labelled(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, place) => place)
  return Array.from({ length: most }, (_, place) => Math.round((place / (most - 1)) * (count - 1)))
}
