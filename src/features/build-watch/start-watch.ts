import { settings } from '#domain/settings.ts'
import { chunkMissing } from '#src/boot/missing-parts.ts'
import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { onReturn } from '#src/page/on-return.ts'

const bring = () => import('./watch-build.ts').then(({ watchBuild }) => watchBuild)

/**
 * Loads the build watch when it is first needed: after five minutes, when the visitor returns to the tab, or when a
 * chunk is missing. A failed load is retried on the next of these.
 */
export function startWatch(shop: HydratedShop, load = bring): void {
  const controller = new AbortController()
  const timer = setTimeout(start, settings.newBuild.pollMs)
  onReturn(start, controller)
  // Two windows side by side are both visible all the time, so `visibilitychange` is not enough.
  addEventListener('focus', start, controller)
  addEventListener(chunkMissing, start, controller)

  function start(): void {
    controller.abort()
    clearTimeout(timer)
    load().then(
      (watchBuild) => watchBuild(shop),
      () => startWatch(shop, load),
    )
  }
}
