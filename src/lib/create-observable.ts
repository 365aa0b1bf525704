/** Something that this page has heard, and that its parts read: whoever hears something else tells them. */
export function createObservable<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
  }
}
