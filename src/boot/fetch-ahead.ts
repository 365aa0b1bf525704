/** Each style that comes is fetched once, and whoever needs it waits for the same. */
const styles = new Map<string, Promise<unknown>>()

/** The chunks of a page would otherwise be found one after the other. Its styles are waited for. */
export function fetchAhead(href: string): Promise<unknown> | undefined {
  const isStyle = href.endsWith('.css')
  if (styles.has(href)) return styles.get(href)
  if (href.endsWith('.json')) {
    // The page finds the texts in the browser's cache, or says that they did not come.
    fetch(href).catch(() => {})
    return undefined
  }
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
  if (!isStyle) return undefined
  // A shop without its finer styles can still be used; whoever asks for them again has them fetched again.
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
