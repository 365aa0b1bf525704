import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from '#src/page/focus-heading.ts'

/**
 * After a client-side navigation, focuses the heading of the new page and announces its title, as a full page
 * load would. On the first load the browser does both itself.
 */
export function arriveAtPages(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    // The structured data in the file describes the page that was first loaded.
    document.querySelector('script[type="application/ld+json"]')?.remove()
    // An address with a hash already says where to look.
    if (!toLocation.hash) focusHeading()
    const announcer = document.querySelector('[data-announcer]')
    if (announcer) announcer.textContent = document.title
  })
}
