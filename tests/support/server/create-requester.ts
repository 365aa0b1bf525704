import { randomUUID } from 'node:crypto'
import { idempotency } from '#domain/contract/idempotency.ts'

/** Returns a function that sends requests to an API; reads its address for each request. */
export function createRequester(base: () => string) {
  return (path: string, token?: string, init: RequestInit = {}) =>
    fetch(base() + path, {
      ...init,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        // Every command of a test has its own idempotency key, unless the test names one.
        ...(init.body ? { 'content-type': 'application/json', [idempotency.header]: randomUUID() } : {}),
        ...init.headers,
      },
    })
}
