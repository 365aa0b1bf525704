/** The maximum length of a search. A longer one could exceed the length of an address that a server accepts. */
export const longestSearch = 100

/** Reads the search text from the value of a query parameter or field: the first text, cut to the maximum length. */
export function readSearchQuery(given: unknown): string | undefined {
  const text: unknown = Array.isArray(given) ? given[0] : given
  if (typeof text !== 'string') return undefined
  // The cut may leave half of a surrogate pair, which cannot be encoded in an address.
  return text.slice(0, longestSearch).replace(/\p{Cs}/gu, '') || undefined
}
