import type * as Client from 'react-dom/client'
import type { Root } from 'react-dom/client'

/*
 * The React roots on the page of a test. The shop never unmounts itself: a browser discards a page with all that is on
 * it, and a test has to do the same.
 */
const roots = new Set<Root>()
let isOver = false

/** Wraps React's client so that each root it creates can be unmounted. */
export function watched(client: typeof Client): typeof Client {
  const trackRoot = (root: Root): Root => {
    if (isOver) return { render() {}, unmount() {} }
    roots.add(root)
    return root
  }
  return {
    ...client,
    createRoot: (...index) => trackRoot(client.createRoot(...index)),
    hydrateRoot: (...index) => trackRoot(client.hydrateRoot(...index)),
  }
}

/** Starts a page. */
export function redraw(): void {
  isOver = false
}

/** Ends a page: unmounts its roots and ignores roots that are created later. */
export function takeAway(): void {
  isOver = true
  for (const root of roots) {
    roots.delete(root)
    root.unmount()
  }
}
