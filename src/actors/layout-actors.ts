import type { AnyActorRef } from 'xstate'

/** The part of the router that this module uses. */
type Pages = {
  readonly state: { readonly matches: readonly { readonly routeId: unknown }[] }
  subscribe(event: 'onResolved', listener: () => void): () => void
}

/**
 * Actors that belong to a layout: each runs while one of the layout's pages is shown, and survives navigation
 * between them.
 */
export type LayoutActors = {
  /**
   * The actor of a layout. Started by the first guard, loader or component that requests it, and again after
   * it has ended.
   */
  of<Actor extends AnyActorRef>(layout: string, start: () => Actor): Actor
  /** From now on stops an actor when the visitor is on a page outside of its layout. */
  follow(pages: Pages): void
  /** Combines the tags of all layout actors, so that a busy one blocks reloads. */
  getSnapshot(): { hasTag(tag: string): boolean }
}

export function createLayoutActors(): LayoutActors {
  const running = new Map<string, AnyActorRef>()
  return {
    of(layout, start) {
      const known = running.get(layout)
      const actor = known?.getSnapshot().status === 'active' ? known : start()
      running.set(layout, actor)
      // The cast is safe: a layout has exactly one machine.
      return actor as ReturnType<typeof start>
    },
    getSnapshot: () => ({
      hasTag: (tag) => [...running.values()].some((actor) => actor.getSnapshot().hasTag(tag)),
    }),
    follow(pages) {
      // Preloading a page may have started an actor as well: it stops when the next page is shown.
      pages.subscribe('onResolved', () => {
        const visibleRoutes = new Set<unknown>(pages.state.matches.map(({ routeId }) => routeId))
        for (const [layout, actor] of running) {
          if (visibleRoutes.has(layout)) continue
          running.delete(layout)
          actor.stop()
        }
      })
    },
  }
}
