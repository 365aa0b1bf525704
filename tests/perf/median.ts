/** The middle of some figures; of an even number of them, the lower one of the two. */
export function median(figures: readonly number[]): number {
  const inOrder = figures.toSorted((one, other) => one - other)
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? Number.NaN
}
