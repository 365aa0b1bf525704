/** The storage of the browser, or of this tab alone. */
type StorageArea = 'localStorage' | 'sessionStorage'

/** The text under a key: null if there is none, undefined if the browser denies access. */
export function readStored(where: StorageArea, key: string): string | null | undefined {
  try {
    return globalThis[where].getItem(key)
  } catch {
    return undefined
  }
}

/** Stores a text, or removes it. Returns whether that succeeded: storage may be denied or full. */
export function store(where: StorageArea, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis[where].removeItem(key)
    else globalThis[where].setItem(key, text)
    return true
  } catch {
    return false
  }
}
