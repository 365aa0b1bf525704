import type { AnyRouter } from '@tanstack/react-router'

/**
 * Animates navigation between pages by view transitions, but not on the first load, not within a page, and
 * not with reduced motion.
 */
export function glidePages(router: AnyRouter): void {
  router.startViewTransition = async (update: () => Promise<void>) => {
    const from = router.state.resolvedLocation
    const isOtherPage = from !== undefined && from.pathname !== router.latestLocation.pathname
    if (!isOtherPage || !('startViewTransition' in document) || prefersStillness()) return update()
    const glide = document.startViewTransition(update)
    // A transition that the next navigation skips is not an error.
    glide.ready.catch(() => {})
    return glide.updateCallbackDone
  }
}

/**
 * Sets `data-arrived` while the requested page is the one shown. A browser takes no taps on an element that
 * is part of a view transition, so only the leaving page takes part (see base.css) and the new page is
 * interactive at once.
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
