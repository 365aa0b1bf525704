import type { StreamCall } from '#domain/contract/stream-call.ts'
import type { Heard } from './heard.ts'
import type { Ended } from './read-stream.ts'

/** Hears a stream of the shop as whoever is here, until it is given up. It never throws. */
export type FollowStream = <S extends StreamCall>(
  contract: S,
  hear: (heard: Heard<S>) => void,
  signal: AbortSignal,
) => Promise<Ended>
