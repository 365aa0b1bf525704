/** How often and how long a kind of job is tried. */
export type RetryRule = {
  /** How long a job waits after each failed try; the last goes on. */
  readonly pausesMs: readonly [number, ...number[]]
  /**
   * It is given up after so many tries, or when it failed so long after it was queued, whichever comes first. The time counts for what has been tried
   * as often as there are pauses: a shop that was closed meanwhile has tried nothing.
   */
  readonly tries?: number
  readonly lastsMs?: number
}

type JobAttempts = { readonly attempts: number; readonly ageMs: number }

/** How long a job waits for its next try, and nothing once it has had its last. */
export function pauseAfter(
  { pausesMs, tries = Number.POSITIVE_INFINITY, lastsMs = Number.POSITIVE_INFINITY }: RetryRule,
  { attempts, ageMs }: JobAttempts,
): number | undefined {
  if (attempts >= tries || (ageMs >= lastsMs && attempts >= pausesMs.length)) return undefined
  return pausesMs[Math.min(Math.max(attempts, 1), pausesMs.length) - 1]
}

/** A job whose servers ended at each of its tries before they could say how it went has had its tries as well. */
export function hasTriesLeft({ tries = Number.POSITIVE_INFINITY }: RetryRule, attempts: number): boolean {
  return attempts <= tries
}
