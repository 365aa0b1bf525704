/** What the first view of a prerendered page may cost: bytes as they are sent (brotli), and requests. */
export const firstViewLimits = {
  /** Script before the browser is idle or the page is touched. */
  scriptBeforeIdle: 6_000,
  /** Script that is fetched before the page is hydrated. */
  scriptBeforeHydration: 110_000,
  /** All script, with what starts once the page is hydrated. */
  script: 140_000,
  styles: 18_000,
  /** With its texts, two pictures, and what it asks the shop. */
  requests: 30,
} as const
