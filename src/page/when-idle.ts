import { settings } from '#domain/settings.ts'

const { idleBudgetMs } = settings.navigation

/**
 * Does something when the browser has nothing else to do. A browser that does not tell is idle when a timer comes in time:
 * one that is later than its budget was held up by work.
 */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(work)
    return
  }
  const startedAt = performance.now()
  setTimeout(() => (performance.now() - startedAt > idleBudgetMs ? whenIdle(work) : work()), 1)
}
