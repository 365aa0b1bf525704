/**
 * What a page may do belongs to its document and cannot change while the document stays open. So a page with a policy of
 * its own is entered and left by a full load; all the others share one.
 */
export type PagePolicy = 'base' | 'calendly' | 'shapediver'

const own: Readonly<Record<string, PagePolicy>> = { '/calendly': 'calendly', '/shapediver': 'shapediver' }

/** By the path of a page, without its language. */
export function getPagePolicy(path: string): PagePolicy {
  return own[path] ?? 'base'
}
