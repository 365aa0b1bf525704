import { createFetch } from 'ofetch'

export type Surroundings = {
  readonly base: string
  readonly language: () => string
  readonly fetch: typeof fetch
  /** Hears the time by the shop's clock. */
  readonly hear?: (dateHeader: string | null) => void
}

/** The one way out of the browser to the shop's API: every call says the page's language, and every answer the shop's time. */
export type ShopFetch = ReturnType<typeof createShopFetch>

export function createShopFetch({ base, language, fetch, hear }: Surroundings) {
  return createFetch({
    fetch,
    defaults: {
      baseURL: base,
      headers: { accept: 'application/json' },
      parseResponse: jsonOrText,
      // The library would try again after refusals, and refreshes too: the wire decides what may be made twice.
      retry: false,
      ignoreResponseError: true,
      onRequest({ options }) {
        options.headers.set('accept-language', language())
      },
      onResponse({ response }) {
        hear?.(response.headers.get('date'))
      },
    },
  }).raw
}

/** The longest that anyone waits for an answer; one that comes later is late for everyone. */
export function timeLimit(signal?: AbortSignal): AbortSignal {
  const tooLate = AbortSignal.timeout(15_000)
  return signal ? AbortSignal.any([signal, tooLate]) : tooLate
}

/** An answer is JSON whatever its type says; one that is not keeps its text, which no schema takes. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
