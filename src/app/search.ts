type Search = Record<string, unknown>

/**
 * Parses a query without converting values: every value is a string, and a repeated name has a list of them.
 */
export function parseSearch(query: string): Search {
  const search: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(query)) {
    const before = search[name]
    search[name] = before === undefined ? value : [before, value].flat()
  }
  return search
}

export function stringifySearch(search: Search): string {
  const parts = Object.entries(search).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((one) => (one === undefined ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`)),
  )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
