/** The errors of a measurement: systematic, random and worst. */
export type Spread = {
  readonly count: number
  readonly bias: number
  readonly sd: number
  readonly mae: number
  readonly p95: number
  readonly max: number
}

/** The smallest value that at least this share of the values does not exceed. */
export function quantile(figures: readonly number[], share: number): number {
  const inOrder = figures.toSorted((one, other) => one - other)
  return inOrder[Math.max(0, Math.ceil(inOrder.length * share) - 1)] ?? Number.NaN
}

const mean = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length

export function summarizeSpread(errors: readonly number[]): Spread | null {
  if (errors.length === 0) return null
  const bias = mean(errors)
  const off = errors.map(Math.abs)
  const square = errors.reduce((sum, error) => sum + (error - bias) ** 2, 0)
  return {
    count: errors.length,
    bias,
    sd: errors.length > 1 ? Math.sqrt(square / (errors.length - 1)) : 0,
    mae: mean(off),
    p95: quantile(off, 0.95),
    max: Math.max(...off),
  }
}

/** Groups items by the name of their group. */
export function groupBy<Item>(
  items: readonly Item[],
  getGroup: (item: Item) => string | undefined,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = getGroup(item)
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return new Map([...groups].toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })))
}
