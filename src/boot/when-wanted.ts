/** The first interactions of a visitor with a page. */
const signs = ['pointermove', 'touchstart', 'focusin', 'keydown']

const longestWaitMs = 3_000

/**
 * Starts once: now, at the load of the page, or when the browser is idle after it; in any case at the first
 * interaction. A start that failed, such as on a bad connection, is retried at the next interaction.
 */
export function whenWanted(wait: 'nothing' | 'load' | 'idle', start: () => Promise<void>): void {
  let isStarted = false
  const once = () => {
    if (isStarted) return
    isStarted = true
    start().catch(() => {
      isStarted = false
    })
  }
  const touched = ({ movementX, movementY }: Event & Partial<PointerEvent>) => {
    // Browsers report a pointer that rests where a page appears as a move by zero.
    if (movementX !== 0 || movementY !== 0) once()
  }
  for (const sign of signs) addEventListener(sign, touched, { passive: true })
  const loaded = () => {
    if (wait === 'load') once()
    else if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: longestWaitMs })
    else setTimeout(once, longestWaitMs)
  }
  if (wait === 'nothing') once()
  else if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded)
}
