import type { Callers } from '../who-calls.ts'
import { createBrowserDeps } from './browser-deps.ts'
import { followStream } from './follow-stream.ts'
import type { FollowStream } from './streams.ts'

/** The streams of the shop, heard as this caller: loaded with the first that is followed. */
export function followShop(callers: Callers, fetcher: typeof fetch): FollowStream {
  const deps = { ...createBrowserDeps(), ...callers, fetch: fetcher }
  return (contract, onEvent, signal) => followStream(deps, contract, onEvent, signal)
}
