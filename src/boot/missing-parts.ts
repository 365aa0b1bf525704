/*
 * Chunks or messages of the shop that failed to load or came broken. The bundler dispatches
 * `vite:preloadError` for every `import()` that fails; `loadText` dispatches the same event for messages.
 */

/** The event that the window receives, whichever code requested the chunk. */
export const chunkMissing = 'vite:preloadError'

/** The chunks that failed to load since the shop was opened. */
export const missingChunks: Error[] = []

const name = 'ChunkLoadError'

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === name
}

/**
 * Marks each failure, so that one rule handles all of them (`page/reload-port.ts`). Changes the message too:
 * the router recognises the browser's message and would reload the page by a rule of its own.
 */
function note({ payload }: VitePreloadErrorEvent): void {
  if (isMissingPart(payload)) return
  payload.name = name
  payload.message = `A part of the shop did not come (${payload.message})`
  missingChunks.push(payload)
}

/** The bundler's message for a stylesheet that failed to load. */
const missingStyles = /^Unable to preload CSS for (.*)$/

/** Observes every `import()` from now on. */
export function watchImports(signal?: AbortSignal): void {
  const watch = (event: VitePreloadErrorEvent) => {
    const [, address] = missingStyles.exec(event.payload.message) ?? []
    if (address === undefined) return note(event)
    // A page can be used without its styles. With the link removed, the next import that needs them fetches
    // them again.
    event.preventDefault()
    event.stopImmediatePropagation()
    for (const link of document.querySelectorAll('link')) if (link.href === address) link.remove()
  }
  addEventListener(chunkMissing, watch, signal ? { signal } : {})
}

/** Loads something that is not code, and dispatches `chunkMissing` when it fails. */
export async function loadText<Text>(load: () => Promise<Text>): Promise<Text> {
  try {
    return await load()
  } catch (error) {
    const missing = new Error(error instanceof Error ? error.message : String(error))
    const event = Object.assign(new Event(chunkMissing), { payload: missing })
    note(event)
    dispatchEvent(event)
    throw missing
  }
}
