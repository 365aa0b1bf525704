import type { Tabs } from './follow-stream.ts'
import type { StreamDeps } from './read-stream.ts'

/** The browser features that a stream uses. */
export function createBrowserDeps(): Omit<StreamDeps, 'session' | 'guest'> & { readonly tabs: Tabs } {
  return {
    base: __API_BASE__,
    fetch: (...fetchArgs) => fetch(...fetchArgs),
    pause: pauseFor,
    chance: Math.random,
    tabs: {
      locks: navigator.locks,
      openChannel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : undefined,
    },
  }
}

export function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
