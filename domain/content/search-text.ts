/** As long as a search may be. More would only make the address longer than a server takes. */
export const longestSearch = 100

/** What is looked for, of whatever an address or a field holds: the first text, as far as an address can carry it. */
export function searchText(given: unknown): string | undefined {
  const text: unknown = Array.isArray(given) ? given[0] : given
  if (typeof text !== 'string') return undefined
  // Half of a sign, which the cut may leave, has no form in an address.
  return text.slice(0, longestSearch).replace(/\p{Cs}/gu, '') || undefined
}
