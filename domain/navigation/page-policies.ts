/**
 * The content security policy belongs to the document and cannot change while the document is open. So a page with a
 * policy of its own is entered and left by a full load; all others share one policy.
 */
export type PagePolicy = 'base' | 'calendly' | 'shapediver'

const own: Readonly<Record<string, PagePolicy>> = { '/calendly': 'calendly', '/shapediver': 'shapediver' }

/** By the path of a page, without its language. */
export function getPagePolicy(path: string): PagePolicy {
  return own[path] ?? 'base'
}
