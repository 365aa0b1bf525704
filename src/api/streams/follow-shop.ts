import type { Callers } from '../who-calls.ts'
import { createBrowserDeps } from './browser-deps.ts'
import { followStream } from './follow-stream.ts'
import type { FollowStream } from './streams.ts'

/** Follows the shop's event streams as this caller. Loaded with the first stream. */
export function followShop(callers: Callers, fetcher: typeof fetch): FollowStream {
  const deps = { ...createBrowserDeps(), ...callers, fetch: fetcher }
  return (contract, onEvent, signal) => followStream(deps, contract, onEvent, signal)
}
