/** Something that this page has heard, and that its parts read: whoever hears something else tells them. */
export function createHeard<Value>(first: Value) {
  let heard = first
  const listeners = new Set<() => void>()
  return {
    get: () => heard,
    onChange(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    hear(next: Value) {
      heard = next
      for (const tell of listeners) tell()
    },
  }
}
