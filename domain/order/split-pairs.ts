import { fail, ok, type Result } from '../result.ts'
import type { PairCheck } from './move-rules.ts'

export type CheckedPair = { readonly check: PairCheck }

/** The pairs that stay in the order, and those that become an order of their own. */
export type SplitPairs<Pair> = { readonly stay: readonly Pair[]; readonly go: readonly Pair[] }

export type SplitError = 'checks_pending' | 'nothing_to_split'

/**
 * Splits the pairs that passed the check from an order that failed pairs keep from being paid. Each keeps its number.
 */
export function splitPairs<Pair extends CheckedPair>(pairs: readonly Pair[]): Result<SplitPairs<Pair>, SplitError> {
  if (pairs.some(({ check }) => check === 'waiting')) return fail('checks_pending')
  const go = pairs.filter(({ check }) => check === 'passed')
  const stay = pairs.filter(({ check }) => check === 'failed')
  return go.length === 0 || stay.length === 0 ? fail('nothing_to_split') : ok({ stay, go })
}
