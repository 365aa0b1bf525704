/** Round step sizes. */
const steps = [1, 2, 5, 10, 20, 50] as const
const maxTicks = 6

/** The ticks of an axis that covers the range of values. */
export function ticksOver(min: number, max: number): number[] {
  const step = steps.find((one) => (max - min) / one <= maxTicks - 2) ?? 100
  const from = Math.floor(min / step) * step
  const count = Math.max(1, Math.ceil((max - from) / step))
  return Array.from({ length: count + 1 }, (_, tick) => from + tick * step)
}

/** The indexes to label if there is space for `max` labels: the first, the last, and some between them. */
export function labelled(count: number, max: number): number[] {
  if (count <= max) return Array.from({ length: count }, (_, index) => index)
  return Array.from({ length: max }, (_, index) => Math.round((index / (max - 1)) * (count - 1)))
}
