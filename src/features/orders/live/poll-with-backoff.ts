import { minuteMs } from '#domain/time.ts'
import { onReturn } from '#src/page/on-return.ts'

const firstMs = 2_000
const longestMs = minuteMs
const slower = 1.5

/**
 * Polls while the page is visible, at growing intervals. When the visitor comes back it polls at once and starts over
 * with the short interval. Used for visitors who have only an order's link, because no stream notifies them.
 */
export function pollWithBackoff(look: () => Promise<void>): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let pauseMs = firstMs
  let timer: ReturnType<typeof setTimeout>

  function rest(): void {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(poll, pauseMs)
  }

  async function poll(): Promise<void> {
    // A hidden page does not poll until it is visible again.
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
  // Two windows side by side are both visible all the time, so `visibilitychange` is not enough.
  addEventListener('focus', pollAtOnce, { signal })
  addEventListener('online', pollAtOnce, { signal })
  rest()
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
