/** A value that several parts of the page read. `set` notifies every listener. */
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
