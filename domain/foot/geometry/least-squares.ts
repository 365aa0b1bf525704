import { solve } from './solve.ts'

/** What is looked for: what it misses, and how it looks when each of its unknowns is changed by so much. */
export type LeastSquaresInput<State> = {
  readonly start: State
  readonly getResiduals: (state: State) => readonly number[]
  readonly changed: (state: State, by: readonly number[]) => State
  /** How far each unknown is changed to see what that does. */
  readonly steps: readonly number[]
}

const rounds = 30
/** A change of so small a share of its step changes nothing any more. */
const enough = 1e-3

export const dotProduct = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, nth) => sum + value * (other[nth] ?? 0), 0)

/** The state with the smallest residual (Levenberg–Marquardt), and how well each two of its unknowns can be distinguished. */
export function leastSquares<State>({ start, getResiduals, changed, steps }: LeastSquaresInput<State>) {
  const squaredError = (state: State) => dotProduct(getResiduals(state), getResiduals(state))
  const informationAt = (state: State) => {
    const now = getResiduals(state)
    const slopes = steps.map((size, k) => {
      const other = getResiduals(
        changed(
          state,
          steps.map((_, nth) => (nth === k ? size : 0)),
        ),
      )
      return other.map((miss, nth) => (miss - (now[nth] ?? 0)) / size)
    })
    const information = slopes.map((one) => slopes.map((other) => dotProduct(one, other)))
    return { information, downhill: slopes.map((one) => -dotProduct(one, now)) }
  }
  let state = start
  let damping = 1e-3
  for (let round = 0; round < rounds; round += 1) {
    const { information, downhill } = informationAt(state)
    const damped = information.map((row, i) => row.map((value, j) => (i === j ? value * (1 + damping) : value)))
    const by = solve(damped, downhill)
    if (!by) break
    const next = changed(state, by)
    const isBetter = squaredError(next) < squaredError(state)
    if (isBetter) state = next
    if (isBetter && by.every((change, k) => Math.abs(change) < enough * (steps[k] ?? 0))) break
    damping = isBetter ? damping / 4 : damping * 8
  }
  return { state, cost: squaredError(state), information: informationAt(state).information }
}
