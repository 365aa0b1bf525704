/** What stands in a content without being read: places, files and measures. */
const notRead = new Set(['id', 'also', 'to', 'hash', 'file', 'width', 'height'])

/** Every text of a content that is read on its page, or told of a picture on it. */
export function textsIn(value: unknown, leaveOut: readonly string[] = []): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    notRead.has(key) || leaveOut.includes(key) ? [] : textsIn(one, leaveOut),
  )
}
