import { settings } from '#domain/settings.ts'
import { partMissing } from '#src/boot/load-part.ts'
import type { LateShop } from '#src/page/late-shop.ts'
import { onReturn } from '#src/page/on-return.ts'

/** The build watch is loaded with its first question: after five minutes, when a tab is taken up again, or a part missing. */
export function startWatch(shop: LateShop): void {
  const over = new AbortController()
  const timer = setTimeout(start, settings.newBuild.pollMs)
  onReturn(start, over)
  // Of two windows side by side both are visible all the time.
  addEventListener('focus', start, over)
  addEventListener(partMissing, start, over)

  function start(): void {
    over.abort()
    clearTimeout(timer)
    // When it does not come, the page goes on without it.
    import('./watch-build.ts').then(({ watchBuild }) => watchBuild(shop)).catch(() => {})
  }
}
