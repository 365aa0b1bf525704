import { createFetch } from 'ofetch'

export type Surroundings = {
  readonly base: string
  readonly language: () => string
  readonly fetch: typeof fetch
  /** Receives the `Date` header, for the server's clock. */
  readonly onDateHeader?: (dateHeader: string | null) => void
}

/**
 * The only connection from the browser to the shop's API: every call sends the page's language, and every
 * response carries the server's time. A response whose body breaks off is a response without data.
 */
export type ShopFetch = ReturnType<typeof createShopFetch>

export function createShopFetch({ base, language, fetch, onDateHeader }: Surroundings) {
  return createFetch({
    fetch,
    defaults: {
      baseURL: base,
      headers: { accept: 'application/json' },
      // `onResponse` reads the body itself: the library would treat a body that breaks off as no response at
      // all.
      responseType: 'stream',
      // The library would retry error responses too; `createApi` decides what may be sent twice.
      retry: false,
      ignoreResponseError: true,
      onRequest({ options }) {
        options.headers.set('accept-language', language())
      },
      /**
       * Parses the body as JSON whatever its content type. A body that is not JSON stays text, which no
       * schema accepts.
       */
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

/** The timeout of a call, combined with the caller's signal. */
export function timeLimit(signal?: AbortSignal): AbortSignal {
  const timedOut = AbortSignal.timeout(15_000)
  return signal ? AbortSignal.any([signal, timedOut]) : timedOut
}
