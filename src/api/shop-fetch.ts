import { createFetch } from 'ofetch'

export type Surroundings = {
  readonly base: string
  readonly language: () => string
  readonly fetch: typeof fetch
  /** Hears the time by the shop's clock. */
  readonly onDateHeader?: (dateHeader: string | null) => void
}

/**
 * The one way out of the browser to the shop's API: every call says the page's language, and every answer the shop's time.
 * An answer that breaks off is an answer, without data.
 */
export type ShopFetch = ReturnType<typeof createShopFetch>

export function createShopFetch({ base, language, fetch, onDateHeader }: Surroundings) {
  return createFetch({
    fetch,
    defaults: {
      baseURL: base,
      headers: { accept: 'application/json' },
      // The hook reads what came: the library takes an answer that breaks off for none at all.
      responseType: 'stream',
      // The library would try again after refusals, and refreshes too: the wire decides what may be made twice.
      retry: false,
      ignoreResponseError: true,
      onRequest({ options }) {
        options.headers.set('accept-language', language())
      },
      /** An answer is JSON whatever its type says; one that is not keeps its text, which no schema takes. */
      async onResponse({ response }) {
        onDateHeader?.(response.headers.get('date'))
        let text: string | undefined
        try {
          text = await response.text()
          response._data = JSON.parse(text)
        } catch {
          response._data = text
        }
      },
    },
  }).raw
}

/** The longest that anyone waits for an answer; one that comes later is late for everyone. */
export function timeLimit(signal?: AbortSignal): AbortSignal {
  const timedOut = AbortSignal.timeout(15_000)
  return signal ? AbortSignal.any([signal, timedOut]) : timedOut
}
