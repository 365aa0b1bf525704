/** How often and how long jobs of a kind are retried. */
export type RetryRule = {
  /** How long a job waits after each failed attempt; the last pause repeats. */
  readonly pausesMs: readonly [number, ...number[]]
  /**
   * The job is given up after `tries` attempts, or when it fails more than `lastsMs` after it was queued, whichever
   * comes first. The time limit applies only once there were as many attempts as pauses: while the shop is closed,
   * nothing is tried.
   */
  readonly tries?: number
  readonly lastsMs?: number
}

type JobAttempts = { readonly attempts: number; readonly ageMs: number }

/** The pause before the next attempt, or nothing after the last one. */
export function pauseAfter(
  { pausesMs, tries = Number.POSITIVE_INFINITY, lastsMs = Number.POSITIVE_INFINITY }: RetryRule,
  { attempts, ageMs }: JobAttempts,
): number | undefined {
  if (attempts >= tries || (ageMs >= lastsMs && attempts >= pausesMs.length)) return undefined
  return pausesMs[Math.min(Math.max(attempts, 1), pausesMs.length) - 1]
}

/** Attempts that a crash ended before they could report count as well. */
export function hasTriesLeft({ tries = Number.POSITIVE_INFINITY }: RetryRule, attempts: number): boolean {
  return attempts <= tries
}
