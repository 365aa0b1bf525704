import { onReturn } from '#src/page/on-return.ts'

const firstMs = 2_000
const longestMs = 60_000
const slower = 1.5

/**
 * Looks again and again while the page is seen, after pauses that grow; at once when its visitor comes back, and quickly again from then on. For
 * whoever has nothing but the link of an order: no stream tells them.
 */
export function pollWithBackoff(look: () => Promise<void>): () => void {
  const left = new AbortController()
  const { signal } = left
  let pauseMs = firstMs
  let timer: ReturnType<typeof setTimeout>

  function rest(): void {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(poll, pauseMs)
  }

  async function poll(): Promise<void> {
    // A page that is hidden asks nothing, until it is seen.
    if (document.visibilityState !== 'visible') return
    clearTimeout(timer)
    pauseMs = Math.min(longestMs, pauseMs * slower)
    await look()
    rest()
  }

  function pollAtOnce(): void {
    pauseMs = firstMs
    void poll()
  }

  onReturn(pollAtOnce, { signal })
  // Of two windows side by side both are visible all the time.
  addEventListener('focus', pollAtOnce, { signal })
  addEventListener('online', pollAtOnce, { signal })
  rest()
  return () => {
    clearTimeout(timer)
    left.abort()
  }
}
