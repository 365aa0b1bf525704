import { randomUUID } from 'node:crypto'
import { idempotency } from '#domain/contract/idempotency.ts'

/** Asks an API, wherever it is at that moment. */
export function createRequester(base: () => string) {
  return (path: string, token?: string, init: RequestInit = {}) =>
    fetch(base() + path, {
      ...init,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        // Every deed of a test is one of its own, unless the test names it.
        ...(init.body ? { 'content-type': 'application/json', [idempotency.header]: randomUUID() } : {}),
        ...init.headers,
      },
    })
}
