import { settings } from '#domain/settings.ts'
import { chunkMissing } from '#src/boot/missing-parts.ts'
import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { onReturn } from '#src/page/on-return.ts'

const bring = () => import('./watch-build.ts').then(({ watchBuild }) => watchBuild)

/**
 * The build watch is loaded with its first question: after five minutes, when a tab is taken up again, or a chunk missing.
 * A watch that does not load is asked for again with the next of them.
 */
export function startWatch(shop: HydratedShop, load = bring): void {
  const over = new AbortController()
  const timer = setTimeout(start, settings.newBuild.pollMs)
  onReturn(start, over)
  // Of two windows side by side both are visible all the time.
  addEventListener('focus', start, over)
  addEventListener(chunkMissing, start, over)

  function start(): void {
    over.abort()
    clearTimeout(timer)
    load().then(
      (watchBuild) => watchBuild(shop),
      () => startWatch(shop, load),
    )
  }
}
