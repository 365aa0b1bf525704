import type { AnyActorRef } from 'xstate'

/** What this needs of the router. */
type Pages = {
  readonly state: { readonly matches: readonly { readonly routeId: unknown }[] }
  subscribe(event: 'onResolved', listener: () => void): () => void
}

/** Actors that belong to a layout: they live as long as one of its pages is shown, and go on from one to the next. */
export type LayoutActors = {
  /** The actor of a layout; the first guard, loader or screen that asks has it started, also after one that has ended. */
  of<Actor extends AnyActorRef>(layout: string, start: () => Actor): Actor
  /** From now on an actor stops when the visitor is on a page outside of its layout. */
  follow(pages: Pages): void
  /** While one of them is busy, no page is loaded anew. */
  getSnapshot(): { hasTag(tag: string): boolean }
}

export function createLayoutActors(): LayoutActors {
  const running = new Map<string, AnyActorRef>()
  return {
    of(layout, start) {
      const known = running.get(layout)
      const actor = known?.getSnapshot().status === 'active' ? known : start()
      running.set(layout, actor)
      // A layout has one machine, and this is its actor.
      return actor as ReturnType<typeof start>
    },
    getSnapshot: () => ({
      hasTag: (tag) => [...running.values()].some((actor) => actor.getSnapshot().hasTag(tag)),
    }),
    follow(pages) {
      // A page that was only fetched ahead may have started one as well: it stops with the next page that is shown.
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
