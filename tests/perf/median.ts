/** The median; for an even number of values, the lower of the two in the middle. */
export function median(figures: readonly number[]): number {
  const inOrder = figures.toSorted((one, other) => one - other)
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? Number.NaN
}
