import { assign, fromPromise } from 'xstate'
import { newestBuild } from '#domain/navigation/newest-build.ts'
import { buildWatchInspectable } from '#machines/build-watch/build-watch.inspectable.ts'
import { buildWatchMachine } from '#machines/build-watch/build-watch.machine.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { chunkMissing } from '#src/boot/missing-parts.ts'
import { fetchLatestBuild } from '#src/boot/newest-build.ts'
import { isKnownBuild, takeSlot } from '#src/boot/reload-once.ts'
import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { rest } from './rest.ts'
import { watchTyping } from './typing.ts'

/** Watches for a newer build, and loads it with a page change when nothing is lost by that. */
export function watchBuild({ router, builds }: HydratedShop): void {
  const { actors, reload } = router.options.context
  const isTyping = watchTyping()
  const machine = buildWatchMachine.provide({
    actors: {
      fetchServedBuild: fromPromise(async () => {
        const build = newestBuild.parse(await fetchLatestBuild()).id
        return { build, isNewBuild: build !== __BUILD_ID__ && !isKnownBuild(build) }
      }),
      rest: fromPromise(async ({ signal }) => {
        await rest(() => !isTyping() && !reload.isWorking(), signal)
        return router.latestLocation.pathname
      }),
    },
    actions: {
      takeSlot: assign({ hasSlot: ({ context }, { path }) => takeSlot(path, context.newest) }),
      reload: () => location.reload(),
    },
  })
  const watch = startActor(actors, machine, { name: 'build-watch', inspectable: buildWatchInspectable })
  const notice = () => {
    if (document.visibilityState === 'visible') watch.send({ type: 'tab.shown' })
  }
  document.addEventListener('visibilitychange', notice)
  // Two windows side by side are both visible all the time, so `visibilitychange` is not enough.
  addEventListener('focus', notice)
  addEventListener(chunkMissing, () => watch.send({ type: 'chunk.missing' }))
  const isLeaving = () => watch.getSnapshot().hasTag('leaving')
  builds.connect({
    isDue(path) {
      // Another search or hash on the open page is not a new page, and what was typed there stays.
      if (path === router.state.resolvedLocation?.pathname || isLeaving()) return false
      watch.send({ type: 'page.wanted', path, isWorking: reload.isWorking() })
      return isLeaving()
    },
  })
}
