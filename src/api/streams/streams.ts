import type { StreamCall } from '#domain/contract/call-kinds.ts'
import type { StreamEnd } from './read-stream.ts'
import type { StreamEvent } from './stream-event.ts'

/** Follows a stream of the shop as the current visitor until it is aborted. Never throws. */
export type FollowStream = <S extends StreamCall>(
  contract: S,
  onEvent: (event: StreamEvent<S>) => void,
  signal: AbortSignal,
) => Promise<StreamEnd>
