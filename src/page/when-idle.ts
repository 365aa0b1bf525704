import { settings } from '#domain/settings.ts'

const { idleBudgetMs } = settings.navigation

/**
 * Runs work when the browser is idle. Without `requestIdleCallback` a browser counts as idle when a timer
 * fires in time: one later than `idleBudgetMs` was delayed by other work.
 */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(work)
    return
  }
  const startedAt = performance.now()
  setTimeout(() => (performance.now() - startedAt > idleBudgetMs ? whenIdle(work) : work()), 1)
}
