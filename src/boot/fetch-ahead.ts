/** The stylesheets that were requested. Each is fetched once, and all callers wait for the same promise. */
const styles = new Map<string, Promise<unknown>>()

/**
 * Fetches a chunk ahead, because the browser would otherwise discover the chunks of a page one after the
 * other. Returns a promise for a stylesheet; nothing waits for other chunks.
 */
export function fetchAhead(href: string): Promise<unknown> | undefined {
  const isStyle = href.endsWith('.css')
  if (styles.has(href)) return styles.get(href)
  if (href.endsWith('.json')) {
    // The page then finds the messages in the browser's cache, or reports that they failed to load.
    fetch(href).catch(() => {})
    return undefined
  }
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
  if (!isStyle) return undefined
  // The shop can be used without these styles, so a failure settles too. The next call fetches them again.
  const settled = new Promise((settle) => {
    link.onload = settle
    link.onerror = (missed) => {
      styles.delete(href)
      link.remove()
      settle(missed)
    }
  })
  styles.set(href, settled)
  return settled
}
