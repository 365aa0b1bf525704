import type { StreamCall } from '#domain/contract/stream-call.ts'
import type { StreamEnd } from './read-stream.ts'
import type { StreamEvent } from './stream-event.ts'

/** Hears a stream of the shop as whoever is here, until it is given up. It never throws. */
export type FollowStream = <S extends StreamCall>(
  contract: S,
  onEvent: (event: StreamEvent<S>) => void,
  signal: AbortSignal,
) => Promise<StreamEnd>
