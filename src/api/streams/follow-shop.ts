import type { Callers } from '../who-calls.ts'
import { browserParts } from './browser-parts.ts'
import { followStream } from './follow-stream.ts'
import type { FollowStream } from './streams.ts'

/** The streams of the shop, heard as this caller: loaded with the first that is followed. */
export function followShop(callers: Callers, ask: typeof fetch): FollowStream {
  const parts = { ...browserParts(), ...callers, fetch: ask }
  return (contract, hear, signal) => followStream(parts, contract, hear, signal)
}
