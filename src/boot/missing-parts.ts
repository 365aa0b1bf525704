/*
 * Parts of the shop's own code or texts that did not come, or came broken. Every `import()` that fails is told by the bundler
 * (`vite:preloadError`); texts that are fetched tell the same way.
 */

/** The event that the document hears, whoever asked for the part. */
export const chunkMissing = 'vite:preloadError'

/** What did not come since the shop was opened. */
export const missingChunks: Error[] = []

const name = 'ChunkLoadError'

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === name
}

/**
 * Marks each failure, so that the shop has one rule for all of them (`page/reload-port.ts`). The message changes as well: by
 * the browser's own words the router would reload the page by a rule of its own.
 */
function note({ payload }: VitePreloadErrorEvent): void {
  if (isMissingPart(payload)) return
  payload.name = name
  payload.message = `A part of the shop did not come (${payload.message})`
  missingChunks.push(payload)
}

/** The bundler's words for styles of a screen that did not load. */
const missingStyles = /^Unable to preload CSS for (.*)$/

/** Watches every `import()` from now on. */
export function watchImports(signal?: AbortSignal): void {
  const watch = (event: VitePreloadErrorEvent) => {
    const [, address] = missingStyles.exec(event.payload.message) ?? []
    if (address === undefined) return note(event)
    // A screen can be used without its styles. Without their element they are fetched again by whoever needs them next.
    event.preventDefault()
    event.stopImmediatePropagation()
    for (const link of document.querySelectorAll('link')) if (link.href === address) link.remove()
  }
  addEventListener(chunkMissing, watch, signal ? { signal } : {})
}

/** Loads a part that is not code, and tells when it does not come. */
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
