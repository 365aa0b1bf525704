export type TextPlace = { readonly steps: readonly (string | number)[]; readonly text: string }

/** Keys of a content whose values are not shown: link targets, files and dimensions. */
const notRead = new Set(['id', 'also', 'to', 'hash', 'file', 'width', 'height'])

/** Every text of a content that its page shows, picture descriptions included, with the path that leads to it. */
export function textPlaces(value: unknown, steps: readonly (string | number)[] = []): TextPlace[] {
  if (typeof value === 'string') return [{ steps, text: value }]
  if (Array.isArray(value)) return value.flatMap((one, index) => textPlaces(one, [...steps, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (notRead.has(key) ? [] : textPlaces(one, [...steps, key])))
}

/** The same content with every text changed. */
export function withEveryText<Content>(content: Content, change: (text: string) => string): Content {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value)
    if (Array.isArray(value)) return value.map(changed)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, notRead.has(key) ? one : changed(one)]))
  }
  return changed(content) as Content
}

/** The texts alone, except those under some keys. */
export function textsIn(value: unknown, excludedKeys: readonly string[] = []): string[] {
  return textPlaces(value)
    .filter(({ steps }) => !steps.some((step) => excludedKeys.includes(String(step))))
    .map(({ text }) => text)
}
