import { solve } from '../../geometry/solve.ts'

/** One standard deviation along each of the ways in which the parameters are unsure: a root of their covariance (Cholesky). */
export function findUncertainDirections(information: readonly (readonly number[])[]): number[][] {
  const n = information.length
  const columns: number[][] = []
  for (let k = 0; k < n; k += 1) {
    const column = solve(
      information.map((row) => [...row]),
      Array.from({ length: n }, (_, i) => (i === k ? 1 : 0)),
    )
    if (!column) return []
    columns.push(column)
  }
  const root = Array.from({ length: n }, () => new Array<number>(n).fill(0))
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = columns[i]![j]!
      for (let k = 0; k < j; k += 1) sum -= root[i]![k]! * root[j]![k]!
      root[i]![j] = i === j ? Math.sqrt(Math.max(0, sum)) : root[j]![j]! > 0 ? sum / root[j]![j]! : 0
    }
  return Array.from({ length: n }, (_, j) => root.map((row) => row[j]!))
}
