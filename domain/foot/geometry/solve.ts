/** Solves A x = b by elimination with pivoting; A and b are used up. Nothing where A is singular. */
export function solve(A: number[][], b: number[]): number[] | undefined {
  const n = b.length
  for (let column = 0; column < n; column += 1) {
    let pivot = column
    for (let row = column + 1; row < n; row += 1)
      if (Math.abs(A[row]![column]!) > Math.abs(A[pivot]![column]!)) pivot = row
    if (Math.abs(A[pivot]![column]!) < 1e-12) return undefined
    ;[A[column], A[pivot]] = [A[pivot]!, A[column]!]
    ;[b[column], b[pivot]] = [b[pivot]!, b[column]!]
    for (let row = column + 1; row < n; row += 1) {
      const factor = A[row]![column]! / A[column]![column]!
      if (factor === 0) continue
      for (let k = column; k < n; k += 1) A[row]![k]! -= factor * A[column]![k]!
      b[row]! -= factor * b[column]!
    }
  }
  for (let row = n - 1; row >= 0; row -= 1) {
    for (let k = row + 1; k < n; k += 1) b[row]! -= A[row]![k]! * b[k]!
    b[row]! /= A[row]![row]!
  }
  return b
}
