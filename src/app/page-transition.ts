import type { AnyRouter } from '@tanstack/react-router'

/** Pages glide into each other, but not on arrival, not within a page, and not for those who asked for stillness. */
export function glidePages(router: AnyRouter): void {
  router.startViewTransition = async (update: () => Promise<void>) => {
    const from = router.state.resolvedLocation
    const isOtherPage = from !== undefined && from.pathname !== router.latestLocation.pathname
    if (!isOtherPage || !('startViewTransition' in document) || prefersStillness()) return update()
    const glide = document.startViewTransition(update)
    // A glide that the next page overtakes is no fault.
    glide.ready.catch(() => {})
    return glide.updateCallbackDone
  }
}

/**
 * Marks the document while the shown page is the one that was asked for. A browser takes no taps on what it is
 * gliding, so only the page that leaves is named for the glide (see base.css): the one that comes is live at once.
 */
export function markNavigationTypes(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', () => {
    delete document.documentElement.dataset.arrived
  })
  router.subscribe('onRendered', () => {
    document.documentElement.dataset.arrived = ''
  })
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
