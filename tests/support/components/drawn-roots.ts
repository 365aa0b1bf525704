import type * as Client from 'react-dom/client'
import type { Root } from 'react-dom/client'

/*
 * What React draws on the page of a test. The shop draws itself and never has to take itself away, as a browser ends a
 * page with all that is on it.
 */
const roots = new Set<Root>()
let isOver = false

/** React as it is, but each root that it makes can be taken away. */
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

/** A page begins. */
export function redraw(): void {
  isOver = false
}

/** A page ends, and with it whatever would still be drawn on it. */
export function takeAway(): void {
  isOver = true
  for (const root of roots) {
    roots.delete(root)
    root.unmount()
  }
}
