/** For the browser, or for this tab alone. */
type StorageArea = 'localStorage' | 'sessionStorage'

/** The text under a key: null where there is none, undefined where the browser forbids to look. */
export function readStored(where: StorageArea, key: string): string | null | undefined {
  try {
    return globalThis[where].getItem(key)
  } catch {
    return undefined
  }
}

/** Stores a text, or removes it. Answers whether that was done: storage may be forbidden or full. */
export function store(where: StorageArea, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) globalThis[where].removeItem(key)
    else globalThis[where].setItem(key, text)
    return true
  } catch {
    return false
  }
}
