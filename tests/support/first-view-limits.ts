/** The limits of the first view of a prerendered page: bytes as they are sent (brotli), and requests. */
export const firstViewLimits = {
  /** Script before the browser is idle or the visitor interacts. */
  scriptBeforeIdle: 6_000,
  /** Script that is loaded before the page is hydrated. */
  scriptBeforeHydration: 110_000,
  /** All script, including what starts after hydration. */
  script: 140_000,
  styles: 18_000,
  /** Including its texts, two pictures, and its API requests. */
  requests: 30,
} as const
