import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from '#src/page/focus-heading.ts'

/**
 * After a change of page the reader is brought to its heading and told its name,
 * as a full page load would do. On the first load the browser itself does both.
 */
export function arriveAtPages(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    // What the file said to search engines was said of another page.
    document.querySelector('script[type="application/ld+json"]')?.remove()
    // An address that points into the page has already chosen where to look.
    if (!toLocation.hash) focusHeading()
    const announcer = document.querySelector('[data-announcer]')
    if (announcer) announcer.textContent = document.title
  })
}
